#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the reference of every key into docs/write-your-own-game.md, out of the JSON Schemas.

Usage: reference.py SOURCE_DIR

It stands between two marks; the rest of the document is left as it is.
"""
import json
import pathlib
import re
import sys

from schemas import Schemas

BEGIN = "<!-- The reference: written by tests/schema/reference.py out of lists/schema. Do not edit it here. -->"
END = "<!-- End of the reference -->"

# Which part is told where, and in which words.
CHAPTERS = [
    ("The game: `game.yaml`", [("game", None, ""), ("game", "stat", "`stats`"), ("game", "size", "`sizes`"), ("game", "type", "`types`"),
                               ("game", "equipment-group", "`equipment`"), ("game", "agreement", "`agreements`"),
                               ("game", "experience", "`experience`"), ("common", "permission", "`permissions`")]),
    ("A force list", [("list", None, ""), ("list", "choice", "`choices`"), ("list", "unit", "`units`"), ("list", "profile", "`profiles`"),
                      ("list", "band", "`band`"), ("common", "option", "`options`"), ("common", "effect", "`effect`"),
                      ("common", "bounded-change", "`add`, with a bound"), ("common", "exchange", "`exchange`")]),
    ("A glossary", [("glossary", None, ""), ("common", "glossary-entry", "`glossary`")]),
    ("A pool", [("pool", None, ""), ("common", "upgrade", "`upgrades`")]),
    ("A pack", [("pack", None, "")]),
    ("Selectors", [("common", "selector", ""), ("common", "models-range", "`models`, as bounds")]),
    ("Rules", [("common", "rule", "")]),
    ("An army", [("army", None, ""), ("army", "entry", "`entries`")]),
]
# Maps inside the keys of one kind of rule.
INNER = {"points-limit": ["more-points"], "unlock": ["slot", "giver", "supply", "waiver"], "count": ["count-per"], "quota": ["stat-of"],
         "attachment": ["allowed"], "crew": ["crew-need"]}
INNER_NAMES = {"more-points": "`more`", "slot": "`slots`", "giver": "`givers`", "supply": "`gives`", "waiver": "`waive`",
               "count-per": "`at-most`, growing with the army", "stat-of": "a number that a stat says", "allowed": "`allowed`", "crew-need": "`needs`"}
# What a reference to a part is called in the column of types.
WORDS = {"text": "text", "texts": "texts", "id": "id", "reference": "name or id", "references": "names or ids", "special": "special rules",
         "percent": "percentage", "bound": "stat", "points": "number", "selector": "selector", "selectors": "selectors", "cost": "number or map",
         "written-id": "id", "written-ids": "ids", "own-name": "text", "own-notes": "text", "rules": "rules", "glossary": "list of maps",
         "permissions": "list of maps"}


def number(schema):
    least, most = schema.get("minimum"), schema.get("maximum")
    if most is None or most > 1_000_000_000:
        return f"number from {least}"
    return f"number, {least:,} to {most:,}" if least != most else f"{least}"


def type_of(schema):
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return WORDS.get(name, "map")
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "anyOf" in schema:
        if any(part.get("maxItems") == 1 for part in schema["anyOf"]):
            return type_of(schema["anyOf"][0])
        words = []
        for part in schema["anyOf"]:
            word = type_of(part)
            if word not in words and word != "nothing":
                words.append(word)
        if len(words) == 2 and words[1] == f"list of {words[0]}s":
            return words[1]   # one may stand without its brackets
        return " or ".join(words)
    if "allOf" in schema:
        return type_of(schema["allOf"][0])
    kind = schema.get("type")
    if kind == "boolean":
        return "`true` or `false`"
    if kind == "integer":
        return number(schema)
    if kind == "array":
        word = type_of(schema.get("items", {}))
        return f"list of {word}s" if not word.endswith("s") else f"list of {word}"
    if kind == "object":
        return "map"
    if kind == "null":
        return "nothing"
    return "text" if kind else "text or number"


def flow(value):
    """A value as one would write it in YAML, in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(item) for item in value) + "]"
    text = str(value)
    if isinstance(value, str) and (re.fullmatch(r"-?\d+|true|false|null|~|-|", text) or re.search(r"[\[\]{},#*&!|>'\"%@`]|: ", text[:1]) or ": " in text):
        return json.dumps(text, ensure_ascii=False)
    return text


def row(key, schema, required):
    default = "must be there" if required else (f"`{flow(schema['default'])}`" if "default" in schema else "")
    examples = schema.get("examples", [])
    example = f"`{key}: {flow(examples[0])}`" if examples else ""
    return f"| `{key}` | {type_of(schema)} | {default} | {schema.get('description', '')} | {example} |".replace("|  |", "| |")


def table(schema, leave_out=()):
    lines = ["| key | type | default | what it says | example |", "| --- | --- | --- | --- | --- |"]
    for key, value in schema["properties"].items():
        if key not in leave_out:
            lines.append(row(key, value, key in schema.get("required", [])))
    return lines if len(lines) > 2 else []


def kinds_of_rules(schemas):
    parts = schemas.raw["common"]["$defs"]
    shared = set(parts["rule"]["properties"])
    lines = []
    for name in sorted(part for part in parts if part.startswith("rule-")):
        kind = name[len("rule-"):]
        keys = table(parts[name], leave_out=shared)
        lines += [f"#### `{kind}`", "", parts[name]["description"] + ("" if keys else " It has no keys of its own."), ""]
        if keys:
            lines += keys + [""]
        for inner in INNER.get(kind, []):
            lines += [f"In {INNER_NAMES[inner]}: {parts[inner]['description']}", "", *table(parts[inner]), ""]
    return lines


def reference(schemas):
    """The whole of it as Markdown."""
    lines = []
    for title, parts in CHAPTERS:
        lines += [f"### {title}", ""]
        for file, part, heading in parts:
            schema = schemas.raw[file] if part is None else schemas.raw[file]["$defs"][part]
            if heading:
                lines += [f"#### {heading}", ""]
            lines += [schema["description"], "", *table(schema), ""]
            if part == "option":
                lines += ["A `cost` is a number, or a map: `{per-model: 2}` for each model, or a number for each size, `{troop: 10, regiment: 15}`.", ""]
        if title == "Rules":
            lines += kinds_of_rules(schemas)
    return "\n".join(lines).rstrip() + "\n"


def inserted(document, text):
    """The document with this reference in it."""
    before, mark, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise SystemExit("docs/write-your-own-game.md: the marks of the reference are gone")
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = pathlib.Path(sys.argv[1])
    guide = source / "docs/write-your-own-game.md"
    text = guide.read_text(encoding="utf-8")
    guide.write_text(inserted(text, reference(Schemas(source / "lists/schema"))), encoding="utf-8")


if __name__ == "__main__":
    main()
