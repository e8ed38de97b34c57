"""Print the schemas of the server's OpenAPI document, for openapi-typescript: `make types`."""

import json
import sys

from hexarch.server.app import create_app
from hexarch.server.settings import Settings

# Keys to drop unless they are fields: a field of such a name has a schema, which is a dictionary.
_NOTES = ("title", "example", "examples")


def document() -> str:
    """Return the components without the paths: the page writes its requests itself and needs only their types."""
    found = create_app(Settings()).openapi()
    schemas = found["components"]["schemas"]
    used = {name: _bare(schema) for name, schema in schemas.items() if not name.startswith("HTTPValidation")}
    return json.dumps(
        {"openapi": found["openapi"], "info": found["info"], "paths": {}, "components": {"schemas": used}}
    )


def _bare(node: object) -> object:
    """Drop titles, which only repeat the names of fields, and examples; each would become lines of comments."""
    if isinstance(node, list):
        return [_bare(part) for part in node]
    if not isinstance(node, dict):
        return node
    return {key: _bare(part) for key, part in node.items() if key not in _NOTES or isinstance(part, dict)}


if __name__ == "__main__":
    sys.stdout.write(document())
