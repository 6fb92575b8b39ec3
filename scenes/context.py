"""What every scene may use, handed to it when it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.app.coaching.thinking import Thinker
from game.app.paths import Paths
from game.app.settings import Settings, save_settings
from game.app.text import set_language
from scenes.assets import Assets
from scenes.audio import Audio
from scenes.scale import Scale
from scenes.stack import SceneStack
from scenes.ui.brush import Brush
from scenes.ui.input import Device


def _nothing() -> None:
    """Stands for what only a running program can do."""


@dataclass
class Context:
    """Shared by all scenes of one program. The scale is that of the window now; the device the one used last."""

    assets: Assets
    settings: Settings
    paths: Paths
    scale: Scale
    deal_number: int | None = None
    """Given on the command line: what the set-up begins with."""
    stack: SceneStack = field(default_factory=SceneStack)
    thinker: Thinker = field(default_factory=Thinker)
    """Thinks beside the table; stands still while a frame is drawn."""
    device: Device | None = None
    """None until something was used."""
    quit: Callable[[], None] = _nothing
    toggle_full_screen: Callable[[], None] = _nothing
    title: Callable[[], None] = _nothing
    """Take every scene off and show the title."""

    def __post_init__(self) -> None:
        self._brush = Brush(self.assets, self.scale.u)
        self.audio = Audio(self.assets.root / "sounds")

    @property
    def brush(self) -> Brush:
        """Draws in the scale of dialogs, screens and the action bar."""
        if self._brush.unit != self.scale.u:
            self._brush = Brush(self.assets, self.scale.u)
        return self._brush

    def change(self, **changes: object) -> bool:
        """Change settings by name, keep them and lay everything out anew. False when they could not be saved."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        if "language" in changes:
            set_language(self.settings.language)
        self.audio.follow(self.settings)
        saved = save_settings(self.paths, self.settings)
        self.refresh()
        return saved

    def remember(self, **changes: object) -> None:
        """Change settings by name that nothing on the screen is laid out by, and keep them."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        save_settings(self.paths, self.settings)

    def refresh(self) -> None:
        """Lay all scenes out anew, as after a change of language or of the UI scale."""
        self.scale = Scale(self.scale.width, self.scale.height, self.settings.ui_scale / 100)
        self.stack.layout(self.scale)
