"""The front of gettext: every sentence that a person reads goes in here in English and comes back in the language set.

Call these functions when something is drawn, never at import time, so that a change of language shows at once. Tables
of data mark their English with :func:`N_` and translate when they are read.
"""

from __future__ import annotations

import gettext as _catalogues
import math
import os
import re
from collections.abc import Mapping, Sequence
from struct import error as StructError  # noqa: N812

from game.app.paths import assets_folder

NATIVE_NAMES: Mapping[str, str] = {
    "en": "English",
    "nb": "Norsk",
    "sv": "Svenska",
    "de": "Deutsch",
    "hu": "Magyar",
}
"""The languages the program knows of, by code, each in its own words."""

PSEUDO = "xx"
"""A language for tests: English, at least 40 % longer and with accents."""

_ALIASES = {"no": "nb", "nn": "nb"}
_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_DOMAIN = "banco"


class _Pseudo(_catalogues.NullTranslations):
    """English made longer, to see where text leaves its place."""

    def gettext(self, message: str) -> str:
        return _stretched(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return _stretched(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        del context
        return _stretched(message)


_ENGLISH = _catalogues.NullTranslations()
_language = "en"
_catalogue: _catalogues.NullTranslations = _ENGLISH


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for the mark
    """Marks an English text in a table of data for translation and gives it back as it is."""
    return message


def gettext(message: str) -> str:
    """The text in the language set now."""
    return _catalogue.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The form of the text that belongs to this number."""
    return _catalogue.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """The text as it is said in this context; for words that other languages do not have in common."""
    return _catalogue.pgettext(context, message)


def set_language(code: str | None) -> str:
    """Speaks this language from now on and returns its code. None or "": the system's; an unknown one: English."""
    global _language, _catalogue
    _language, _catalogue = "en", _ENGLISH
    for wanted in (code,) if code else _system_languages():
        known = _known_code(wanted)
        catalogue = _load(known)
        if catalogue is not None:
            _language, _catalogue = known, catalogue
            break
    return _language


def current_language() -> str:
    """The code of the language spoken now."""
    return _language


def languages() -> dict[str, str]:
    """The languages that can be chosen: code and native name, English first."""
    return {code: name for code, name in NATIVE_NAMES.items() if _load(code) is not None}


def number(value: int) -> str:
    """The number with a true minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """The number with its sign, as a win or a loss is written: +8, −5 or 0."""
    return number(value) if value <= 0 else f"+{value}"


def listed(items: Sequence[str]) -> str:
    """The items as a list in words: "Sven, Maud and Olav"."""
    if len(items) < 2:
        return "".join(items)
    # Translators: the last two items of a list, such as "Sven, Maud and Olav".
    return gettext("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def _load(code: str) -> _catalogues.NullTranslations | None:
    """The catalogue of a known language; None where there is none that can be read."""
    if code == "en":
        return _ENGLISH
    if code == PSEUDO:
        return _Pseudo()
    if code not in NATIVE_NAMES:
        return None
    try:
        return _catalogues.translation(_DOMAIN, str(assets_folder() / "locale"), [code])
    except (OSError, ValueError, StructError):  # missing, or not a catalogue at all
        return None


def _system_languages() -> list[str]:
    names = [name for variable in _LOCALE_VARIABLES for name in os.environ.get(variable, "").split(":") if name]
    return names or _windows_language()


def _windows_language() -> list[str]:
    if os.name != "nt":
        return []
    import ctypes
    import locale

    language = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return [locale.windows_locale.get(language, "en")]


def _known_code(name: str) -> str:
    """``sv`` for ``sv_SE.UTF-8``; two letters are enough for the languages we know."""
    short = re.split(r"[_.@-]", name.strip().lower(), maxsplit=1)[0]
    return _ALIASES.get(short, short)


def _stretched(message: str) -> str:
    """The text with every word at least 40 % longer, placeholders as they are."""
    pieces = re.split(r"(\{[^{}]*\})", message)
    return "".join(piece if piece.startswith("{") else re.sub(r"[^\W\d_]+", _longer, piece) for piece in pieces)


def _longer(word: re.Match[str]) -> str:
    letters = word.group()
    middle = len(letters) // 2
    more = letters[middle] * math.ceil(0.4 * len(letters))
    return (letters[:middle] + more + letters[middle:]).translate(str.maketrans("aoue", "åőüé"))
