"""The data that goes over the wire, as JSON Schemas for the components of the OpenAPI document.

schemas.py    the schema of a type: TypedDicts, structs, and whatever they are made of
parts.py      the parts of every game, and what all games share
document.py   how both come into the document, beside what FastAPI wrote there
"""

from parlour.server.openapi.document import extended, with_structs
from parlour.server.openapi.parts import components

__all__ = ["components", "extended", "with_structs"]
