# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON Schemas of lists/schema, and YAML read the way the loader reads it."""
import json
import pathlib
import re

import jsonschema
import yaml

KINDS = ["game", "list", "pool", "glossary", "pack"]   # of the files in a game's folder, by their first key
FILES = ["common", *KINDS, "army"]
NULLS = {"", "~", "null", "Null", "NULL"}
PLAIN_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)$")


class Text(str):
    """A scalar in quotes, or one that is no plain number, no true or false and not empty."""


def value_of(node):
    """What the loader sees: `no`, `5+`, `08`, `1e3`, `2016-05-01` and "12" are text."""
    if isinstance(node, yaml.SequenceNode):
        return [value_of(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {key.value: value_of(value) for key, value in node.value}
    word = node.value
    if node.style is None:
        if word in NULLS:
            return None
        if word in ("true", "false"):
            return word == "true"
        if len(word) <= 10 and PLAIN_INTEGER.match(word) and -2**31 <= int(word) < 2**31:
            return int(word)
    return Text(word)


def parse(text):
    """The first document of some YAML. Of two equal keys the later one counts: only the loader sees the other."""
    return value_of(next(yaml.compose_all(text, Loader=yaml.BaseLoader)))


def load(path):
    return parse(pathlib.Path(path).read_text(encoding="utf-8"))


def kind_of(path, data):
    if path.suffix == ".muster":
        return "army"
    first = next(iter(data), None) if isinstance(data, dict) else None
    return first if first in KINDS else None


class Schemas:
    def __init__(self, folder):
        self.raw = {name: json.loads((pathlib.Path(folder) / f"{name}.schema.json").read_text(encoding="utf-8"))
                    for name in FILES}
        self.bundled = {name: self.bundle(name) for name in FILES if name != "common"}
        self.validators = {}
        for name, schema in self.bundled.items():
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = jsonschema.Draft202012Validator(schema)

    def bundle(self, name):
        """One schema of its own: validators then need not look for files."""
        schema = json.loads(json.dumps(self.raw[name]).replace("common.schema.json#", "#"))
        own = schema.get("$defs", {})
        shared = self.raw["common"]["$defs"]
        both = own.keys() & shared.keys()
        if both:
            raise SystemExit(f"{name}.schema.json: has parts of the same name as common.schema.json: {sorted(both)}")
        schema["$defs"] = {**shared, **own}
        return schema

    def problems(self, kind, data):
        """One line for each thing that the schema refuses."""
        lines = []
        for error in map(deepest, self.validators[kind].iter_errors(data)):
            where = "/".join(map(str, error.absolute_path)) or "(file)"
            lines.append(f"{where}: {error.message[:200]}")
        return lines

    def check_part(self, kind, part, data):
        """Errors of a value against one part of a schema."""
        schema = {"$defs": self.bundled[kind]["$defs"], "allOf": [part]}
        return [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(data)]


def deepest(error):
    """Of several ways in which a value could have been right, the one that came furthest says what is wrong."""
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return error


def objects(schemas):
    """Every map that a schema describes, each once: (file, name of the part or None for the file itself, schema)."""
    for name in FILES:
        if name != "common":
            yield name, None, schemas.raw[name]
        for part, schema in schemas.raw[name].get("$defs", {}).items():
            if "properties" in schema and "description" in schema:
                yield name, part, schema


def keys(schemas):
    """Every key that the schemas name, with the objects that have it."""
    found = {}
    for name, part, schema in objects(schemas):
        for key in schema["properties"]:
            found.setdefault(key, []).append(part or name)
    found.setdefault("per-model", []).append("cost")
    return found
