"""Whether a value surely fits a JSON Schema: a quick look that saves loading the library where nothing is wrong.

It knows the keywords that our schemas use. Where it is not sure it says no, and the library looks and says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sized
from typing import Any

_NOTES = frozenset({"$schema", "$id", "$defs", "title", "description", "expected", "properties"})
"""Keywords that ask for nothing by themselves."""

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def surely_fits(value: Any, schema: Mapping[str, Any], root: Mapping[str, Any]) -> bool:
    """Whether a value fits a schema that is part of `root`; no where it is not sure."""
    if not isinstance(schema, Mapping):
        return schema is True
    for keyword, wanted in schema.items():
        if keyword in _NOTES:
            continue
        if keyword == "$ref":
            target = root.get("$defs", {}).get(str(wanted).removeprefix("#/$defs/"))
            if target is None or not surely_fits(value, target, root):
                return False
        elif keyword in _NESTED:
            if not _NESTED[keyword](value, wanted, schema, root):
                return False
        elif keyword not in _PLAIN or not _PLAIN[keyword](value, wanted):
            return False
    properties = schema.get("properties")
    if properties is None or not isinstance(value, dict):
        return True
    return all(surely_fits(value[name], part, root) for name, part in properties.items() if name in value)


def _is_of_type(value: Any, wanted: str | list[str]) -> bool:
    names = [wanted] if isinstance(wanted, str) else wanted
    return any(type(value) in _TYPES.get(name, ()) for name in names)


def _same(value: Any, wanted: Any) -> bool:
    return type(value) is type(wanted) and isinstance(value, (str, int)) and bool(value == wanted)


def _no_equal_texts(value: Any, wanted: bool) -> bool:
    """As `structure` asks for it: items that are no texts are faults of their own."""
    if not wanted or not isinstance(value, list):
        return True
    texts = [item for item in value if isinstance(item, str)]
    return len(texts) == len(set(texts))


def _has_size(kind: type[Sized], fits: Callable[[int, int], bool]) -> Callable[[Any, Any], bool]:
    return lambda value, wanted: not isinstance(value, kind) or fits(len(value), wanted)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _at_least(size: int, wanted: int) -> bool:
    return size >= wanted


def _at_most(size: int, wanted: int) -> bool:
    return size <= wanted


_PLAIN: dict[str, Callable[[Any, Any], bool]] = {
    "type": _is_of_type,
    "const": _same,
    "enum": lambda value, wanted: any(_same(value, each) for each in wanted),
    "required": lambda value, wanted: not isinstance(value, dict) or all(name in value for name in wanted),
    "pattern": lambda value, wanted: not isinstance(value, str) or re.search(wanted, value) is not None,
    "uniqueItems": _no_equal_texts,
    "minLength": _has_size(str, _at_least),
    "maxLength": _has_size(str, _at_most),
    "minItems": _has_size(list, _at_least),
    "maxItems": _has_size(list, _at_most),
    "minProperties": _has_size(dict, _at_least),
    "maxProperties": _has_size(dict, _at_most),
    "minimum": lambda value, wanted: not _is_number(value) or value >= wanted,
    "maximum": lambda value, wanted: not _is_number(value) or value <= wanted,
}


def _items(value: Any, wanted: Any, schema: Mapping[str, Any], root: Mapping[str, Any]) -> bool:
    return not isinstance(value, list) or all(surely_fits(item, wanted, root) for item in value)


def _names(value: Any, wanted: Any, schema: Mapping[str, Any], root: Mapping[str, Any]) -> bool:
    return not isinstance(value, dict) or all(surely_fits(name, wanted, root) for name in value)


def _others(value: Any, wanted: Any, schema: Mapping[str, Any], root: Mapping[str, Any]) -> bool:
    """Keys that the schema does not name."""
    if not isinstance(value, dict):
        return True
    known = schema.get("properties", {})
    return all(surely_fits(each, wanted, root) for name, each in value.items() if name not in known)


_NESTED: dict[str, Callable[[Any, Any, Mapping[str, Any], Mapping[str, Any]], bool]] = {
    "items": _items,
    "propertyNames": _names,
    "additionalProperties": _others,
}
