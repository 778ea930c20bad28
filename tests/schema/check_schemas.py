#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the JSON Schemas of lists/schema against the data, the loader, the documents and the guide.

Usage: check_schemas.py MUSTER SOURCE_DIR

MUSTER is the command line program. Prints one line for each problem; exit code 1 if there is any. What it looks at:

  data       every file that is shipped, and every army of samples and cases, is as the schemas say
  corpus     of small games, good and bad: what the schemas accept lint accepts, what they refuse lint refuses
  keys       every key of the schemas is read by the code and stands in the documents, and the other way round
  examples   every example and default in the schemas is accepted by its own schema
  guide      docs/write-your-own-game.md: its reference is that of the schemas, its blocks are a game without a fault, and its commands
             say what it says they do
  games      the games of tests/games load, and their armies are judged as their notes say
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import reference
from schemas import Schemas, Text, keys, kind_of, load, objects, parse

problems = []


def problem(where, what):
    problems.append(f"{where}: {what}")


def surroundings(folder):
    """Away from the user's own games and settings."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "QT_QPA_PLATFORM": "offscreen",
            "XDG_DATA_HOME": str(folder / "no-such-folder"), "MUSTER_DATA": ""}


def run(muster, *words, data, cwd=None):
    """The program on the games of one folder."""
    return subprocess.run([muster, "--data", str(data), *words], capture_output=True, text=True, timeout=60,
                          cwd=cwd or data, env=surroundings(data), check=False)


# --- data ------------------------------------------------------------------------------------------------------------

def check_data(schemas, source):
    files = [*source.glob("lists/**/*.yaml"), *source.glob("lists/**/*.yml"), *source.glob("resources/samples/*.muster"),
             *source.glob("tests/cases/**/*.muster"), *source.glob("tests/games/**/*.yaml"), *source.glob("tests/games/**/*.muster")]
    for path in sorted(files):
        where = path.relative_to(source)
        data = load(path)
        kind = kind_of(path, data)
        if not kind:
            problem(where, "first key is none of game, list, pool, glossary and pack")
            continue
        for error in schemas.problems(kind, data):
            problem(where, f"{kind}.schema.json refuses {error}")
    for path in sorted(source.glob("resources/skeleton/*")):   # of a new game: id and name are yet to be put in
        if path.suffix in (".yaml", ".muster"):
            data = parse(path.read_text(encoding="utf-8").replace("@ID@", "new-game").replace("@NAME@", "New Game"))
            for error in schemas.problems(kind_of(path, data), data):
                problem(path.relative_to(source), f"a schema refuses {error}")


# --- corpus ----------------------------------------------------------------------------------------------------------

def refusals(schemas, folder):
    found = []
    for path in sorted(folder.iterdir()):
        data = load(path)
        kind = kind_of(path, data)
        if kind:
            found += [f"{path.name}: {error}" for error in schemas.problems(kind, data)]
    return found


def lint(muster, folder):
    """What lint says of one case, with no other game beside it."""
    with tempfile.TemporaryDirectory() as place:
        data = pathlib.Path(place)
        shutil.copytree(folder, data / folder.name)
        return run(muster, "lint", folder.name, data=data)


# A warning is no fault, but for rules that nobody can judge by.
FAULT = re.compile(r": error: |: warning: rules of the kind .* are not known")


def check_corpus(schemas, muster, corpus):
    cases = sorted(path for path in corpus.iterdir() if path.is_dir())
    if len(cases) < 60:
        problem(corpus.name, f"only {len(cases)} cases")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda case: lint(muster, case), cases))
    for case, result in zip(cases, results):
        refused = refusals(schemas, case)
        said = [line for line in result.stdout.splitlines() if FAULT.search(line)]
        first = said[0] if said else (result.stderr or result.stdout).strip()[:200]
        if result.returncode not in (0, 1):
            problem(case.name, f"lint ends with {result.returncode}: {first}")
            continue
        accepted = not said
        sort = case.name.split("-")[0]
        if sort == "good" and not accepted:
            problem(case.name, f"lint refuses it: {first}")
        if sort == "good" and refused:
            problem(case.name, f"a schema refuses it: {refused[0]}")
        if sort in ("bad", "loader") and accepted:
            problem(case.name, "lint accepts it")
        if sort == "bad" and not refused:
            problem(case.name, f"no schema refuses it, lint does: {first}")
        if sort == "loader" and refused:
            problem(case.name, f"it is loader-only, but a schema refuses it: {refused[0]}")
        if sort not in ("good", "bad", "loader"):
            problem(case.name, "its name begins with none of good-, bad- and loader-only-")


GUIDE = "docs/write-your-own-game.md"

# --- keys ------------------------------------------------------------------------------------------------------------

READ = re.compile(r"""(?:\b(?:text|requiredText|integer|requiredInteger|flag|list|texts|ids|id|find|require|has|requiredId|
    eachItem|readSelector|readSpecialRules|readRuleNames|readOptions|readName|readAgreement|readPool|readPools|readPercent|
    readStat|writtenId|writtenIds|ownText|readAttached|bound)\((?:[\w.*>-]+,\s*)*u"([a-z][a-z-]*)")|(?:Key::\w+,\s*u"([a-z-]+)")""", re.X)


def keys_of_code(source):
    """What the code reads for sure, and every word in it that may be a key."""
    found = set()
    words = set()
    readers = [*source.glob("model/*_reader.cpp"), *source.glob("model/selector.cpp"), *source.glob("model/map_reader.cpp"),
               *source.glob("validators/*.cpp")]
    for path in readers:
        text = path.read_text(encoding="utf-8")
        words |= set(re.findall(r'u"([a-z][a-z-]*)"', text))
        for match in READ.finditer(text):
            found.add(match.group(1) or match.group(2))
    return found, words


def words_of_games(source):
    """Keys that a game gives itself: stats, sizes, sorts of equipment."""
    words = set()
    for path in source.glob("lists/*/game.yaml"):
        game = load(path)
        for part in ("stats", "sizes", "equipment"):
            for item in game.get(part, []):
                words.add(str(item.get("id") or item["name"].lower()))
    return words


def table_keys(text, heading):
    """Words in backticks in one column of the tables that have a column of that heading."""
    found = set()
    column = None
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else None
        if cells is None:
            column = None
        elif column is None:
            column = next((i for i, cell in enumerate(cells) if cell.split()[:1] == [heading]), -1)
        elif 0 <= column < len(cells):
            found |= {word for code in re.findall(r"`([^`]+)`", cells[column])
                      for word in re.findall(r"(?:^|[{,]\s*)([a-z][a-z-]+)(?=:|$)", code)}
    return found


def block_keys(text):
    """Keys of the YAML blocks."""
    found = set()
    for block in re.findall(r"^```yaml\n(.*?)^```", text, re.S | re.M):
        for line in block.splitlines():
            line = re.sub(r'"[^"]*"', '""', line.split(" #")[0])
            found |= set(re.findall(r"(?:^\s*(?:- )?|[{,]\s*)([a-z][a-z-]*):(?=\s|$)", line))
    return found


def check_keys(schemas, source):
    in_schemas = keys(schemas)
    read, words = keys_of_code(source)
    for key in sorted(read - in_schemas.keys()):
        problem("lists/schema", f"the code reads '{key}', which no schema has")
    for key in sorted(in_schemas.keys() - words):
        problem("lists/schema", f"'{key}' ({', '.join(in_schemas[key])}) is read nowhere in the code")

    documents = {name: (source / name).read_text(encoding="utf-8")
                 for name in ("lists/README.md", "CONTRIBUTING.md", "README.md", "docs/other-games.md")}
    guide = source / GUIDE
    documents[GUIDE] = guide.read_text(encoding="utf-8").partition(reference.BEGIN)[0] if guide.exists() else ""
    for name, part, schema in objects(schemas):
        told = ["lists/README.md", "CONTRIBUTING.md", *(["README.md", "docs/other-games.md", GUIDE] if name == "army" else [])]
        text = "\n".join(documents[document] for document in told)
        for key in schema["properties"]:
            if not re.search(rf"(?<![\w-]){re.escape(key)}:|`{re.escape(key)}[`:]", text):
                problem(" or ".join(told), f"does not tell of '{key}' of {part or name}")
    own = words_of_games(source)
    for name, text in documents.items():
        if name not in ("lists/README.md", "CONTRIBUTING.md"):
            continue
        told = block_keys(text) | (table_keys(text, "keys") if name == "CONTRIBUTING.md" else table_keys(text, "key"))
        values = {"printed", "spent", "agreed", "member"}
        for key in sorted(told - in_schemas.keys() - own - values):
            problem(name, f"tells of '{key}', which no schema has")


# --- examples --------------------------------------------------------------------------------------------------------

def as_loaded(value):
    if isinstance(value, dict):
        return {key: as_loaded(item) for key, item in value.items()}
    if isinstance(value, list):
        return [as_loaded(item) for item in value]
    return Text(value) if isinstance(value, str) else value


def check_examples(schemas):
    for name, part, schema in objects(schemas):
        kind = "game" if name == "common" else name
        if not schema.get("description"):
            problem(f"{name}.schema.json", f"{part or 'the file'} has no description")
        for key, value in schema["properties"].items():
            where = f"{name}.schema.json: {part or name}.{key}"
            if part and part.startswith("rule-") and key in schemas.raw["common"]["$defs"]["rule"]["properties"]:
                continue
            if not value.get("description"):
                problem(where, "has no description")
            if not value.get("examples"):
                problem(where, "has no example")
            bundled = json.loads(json.dumps(value).replace("common.schema.json#", "#"))
            for example in value.get("examples", []) + ([value["default"]] if "default" in value else []):
                for error in schemas.check_part(kind, bundled, as_loaded(example)):
                    problem(where, f"does not accept its own example or default {example!r}: {error[:120]}")


# --- guide -----------------------------------------------------------------------------------------------------------

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.S | re.M)
FILE = re.compile(r"# ([\w./-]+\.(?:yaml|muster))(, continued)?\n(.*)", re.S)
CALL = re.compile(r"\$ \./dev muster (.*)\n((?:(?!\$ ).*\n)*)")


def check_guide(schemas, muster, source):
    """Does what a reader does: writes the files, gives the commands, and sees what the guide says one sees."""
    guide = source / GUIDE
    if not guide.exists():
        return problem(GUIDE, "is missing")
    text = guide.read_text(encoding="utf-8")
    if reference.inserted(text, reference.reference(schemas)) != text:
        problem(GUIDE, "the reference is not that of the schemas; run tests/schema/reference.py")
    with tempfile.TemporaryDirectory() as place:
        root = pathlib.Path(place)
        files = set()
        for language, block in FENCE.findall(text.partition(reference.BEGIN)[0]):
            if language == "yaml":
                named = FILE.match(block)
                if not named:
                    problem(GUIDE, f"a block without its file's name: {block.splitlines()[0]}")
                    continue
                path = root / named[1]
                path.parent.mkdir(parents=True, exist_ok=True)
                with path.open("a" if named[2] else "w", encoding="utf-8") as file:
                    file.write(named[3])
                files.add(path)
            for words, expected in CALL.findall(block):
                said = subprocess.run([muster, *words.split()], capture_output=True, text=True, timeout=60, cwd=root,
                                      env=surroundings(root), check=False)
                if said.stdout + said.stderr != expected:
                    problem(GUIDE, f"{words}: expected {expected!r}, found {said.stdout + said.stderr!r}")
        for path in sorted(files):
            data = load(path)
            for error in schemas.problems(kind_of(path, data), data):
                problem(GUIDE, f"{path.name}: a schema refuses {error}")
        lint_all = run(muster, "lint", ".", data=root / "my-games", cwd=root)
        if lint_all.returncode != 0 or "1 game, 2 armies: no problems" not in lint_all.stdout:
            problem(GUIDE, f"at the end lint says {lint_all.stdout}")


# --- games -----------------------------------------------------------------------------------------------------------

def verdict_of(result):
    severities = {finding["severity"] for finding in result["findings"]}
    for severity, word in (("error", "illegal"), ("unknown", "unknown"), ("consent", "consent")):
        if severity in severities:
            break
    else:
        word = "legal"
    return f"{result['points']} {word}: {', '.join(sorted(finding['id'] for finding in result['findings']))}".strip()


def check_games(muster, source):
    games = source / "tests/games"
    for folder in sorted(path.parent for path in games.glob("*/game.yaml")):
        name = folder.relative_to(source)
        result = run(muster, "lint", folder.name, data=games)
        if result.returncode != 0:
            for line in result.stdout.splitlines():
                problem(name, f"lint says {line}")
        armies = sorted(folder.glob("armies/*.muster"))
        if not armies:
            problem(name, "has no armies")
            continue
        checked = run(muster, "check", *map(str, armies), "--format", "json", data=games)
        for army, result in zip(armies, json.loads(checked.stdout)):
            expected = load(army).get("notes", "")
            found = verdict_of(result)
            if found != expected:
                problem(army.relative_to(source), f"expected '{expected}', found '{found}'")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    muster = str(pathlib.Path(sys.argv[1]).resolve())
    source = pathlib.Path(sys.argv[2]).resolve()
    schemas = Schemas(source / "lists/schema")
    check_data(schemas, source)
    check_corpus(schemas, muster, source / "tests/schema/corpus")
    check_keys(schemas, source)
    check_examples(schemas)
    check_guide(schemas, muster, source)
    check_games(muster, source)
    for line in problems:
        print(line)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
