"""Frozen dataclasses that are made often, made quickly."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

_T = TypeVar("_T")


def quick(frozen: type[_T]) -> type[_T]:
    """Gives a frozen dataclass with slots an ``__init__`` that fills the slots through their descriptors.

    The generated one calls ``object.__setattr__`` for every field, which takes three times as long; a deal makes dozens
    of such values. Everything else, refusing assignment above all, stays as ``dataclass(frozen=True, slots=True)`` made
    it. TypeError if a field has a default factory.
    """
    names: dict[str, Any] = {}
    parameters, lines = [], []
    for field in fields(frozen):  # type: ignore[arg-type]  # only dataclasses are decorated
        if field.default_factory is not MISSING:
            raise TypeError(f"{frozen.__name__}.{field.name}: quick values have plain defaults")
        parameter = field.name
        if field.default is not MISSING:
            names[f"default_{field.name}"] = field.default
            parameter += f"=default_{field.name}"
        names[f"set_{field.name}"] = getattr(frozen, field.name).__set__
        parameters.append(parameter)
        lines.append(f"    set_{field.name}(self, {field.name})")
    setters = ", ".join(f"{name}={name}" for name in names if name.startswith("set_"))
    source = f"def __init__(self, {', '.join(parameters)}, *, {setters}):\n" + "\n".join(lines)
    made: dict[str, Any] = {}
    exec(source, names, made)
    made["__init__"].__qualname__ = f"{frozen.__qualname__}.__init__"
    frozen.__init__ = made["__init__"]  # type: ignore[method-assign]
    return frozen
