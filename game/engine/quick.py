"""Frozen dataclasses that are made often, made quickly."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

_T = TypeVar("_T")


def quick(frozen: type[_T]) -> type[_T]:
    """Gives a frozen dataclass with slots an ``__init__`` that fills the slots while the value is not frozen yet.

    The generated one calls ``object.__setattr__`` for every field, which takes three times as long; a deal makes dozens
    of such values. A new value begins as one of a twin class with the same slots, which takes plain assignments, and
    is frozen by becoming one of its own class. Everything else, refusing assignment above all, stays as
    ``dataclass(frozen=True, slots=True)`` made it. TypeError if a field has a default factory.
    """
    plain = {
        "__slots__": frozen.__dict__["__slots__"],
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    names: dict[str, Any] = {
        "Frozen": frozen,
        "Open": type(f"Open{frozen.__name__}", frozen.__bases__, plain),
        "become": object.__dict__["__class__"].__set__,
    }
    parameters, lines = ["self"], ["become(self, Open)"]
    for field in fields(frozen):  # type: ignore[arg-type]  # only dataclasses are decorated
        if field.default_factory is not MISSING:
            raise TypeError(f"{frozen.__name__}.{field.name}: quick values have plain defaults")
        parameter = field.name
        if field.default is not MISSING:
            names[f"default_{field.name}"] = field.default
            parameter += f"=default_{field.name}"
        parameters.append(parameter)
        lines.append(f"self.{field.name} = {field.name}")
    lines.append("self.__class__ = Frozen")
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(parameters)}):\n    " + "\n    ".join(lines), names, made)
    made["__init__"].__qualname__ = f"{frozen.__qualname__}.__init__"
    frozen.__init__ = made["__init__"]  # type: ignore[method-assign]
    return frozen
