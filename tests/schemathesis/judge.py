"""Compares what the API sends with its description, whose address is the argument.

Each line of the standard input is an answer, or a line of a stream: a JSON list of method, path, status, type and body.
An answer that is not as described is an error; so is a property that is not described, and a way to succeed that nobody
has used: an operation, or a format of a stream.
"""

import json
import re
import sys
import urllib.request

import jsonschema_rs

MOST = 5
SCHEMAS = "#/components/schemas/"

with urllib.request.urlopen(sys.argv[1]) as answer:
    described = json.load(answer)
base = described["servers"][0]["url"].partition("//")[2].partition("/")[2]

schemas = described["components"]["schemas"]
parts = {part.get("$ref") for schema in schemas.values() for part in schema.get("allOf", [])}
for name, schema in schemas.items():
    if ("properties" in schema or "allOf" in schema) and SCHEMAS + name not in parts:
        schema["unevaluatedProperties"] = False

paths, answers = [], {}
for path, operations in described["paths"].items():
    paths.append((path, re.compile(f"/{base}" + re.sub("{.*?}", "[^/]+", path))))
    for method, operation in operations.items():
        for status, answer in operation["responses"].items():
            for kind, content in (answer.get("content") or {"": {}}).items():
                schema = content.get("schema", {}) | {"components": described["components"]}
                key = (method.upper(), path, int(status), kind)
                answers[key] = jsonschema_rs.validator_for(schema)

heard, wrong = {}, []
for line in sys.stdin:
    method, address, status, kind, body = json.loads(line)
    # Where a parameter and a name both fit, the name counts.
    fitting = [path for path, pattern in paths if pattern.fullmatch(address.partition("?")[0])]
    key = (method, min(fitting, key=lambda path: path.count("{"), default=address), status, kind)
    heard[key] = heard.get(key, 0) + 1
    if key not in answers:
        wrong.append(f"{key} is not described: {body}")
    elif kind:
        error = next(answers[key].iter_errors(json.loads(body)), None)
        if error:
            wrong.append(f"{key}: {error.message} at {error.instance_path}: {body}")
    elif body:
        wrong.append(f"{key} should have no body: {body}")

unheard = [key for key in answers if key[2] < 300 and key not in heard]
print(f"{sum(heard.values())} answers and lines of {len(heard)} kinds")
print("\n".join(text[:2000] for text in wrong[:MOST]))
sys.exit(f"{len(wrong)} are not as described; nobody heard {unheard}" if wrong or unheard else 0)
