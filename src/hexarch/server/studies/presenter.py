"""Studies as the page gets them."""

from hexarch.server.clock import iso
from hexarch.server.studies.repository import Chapter, Study
from hexarch.server.web.json import JsonObject, picked


def summary_view(study: Study) -> JsonObject:
    times = {"created": iso(study.created), "changed": iso(study.changed)}
    return {**picked(study, "id", "title"), "shared": study.link is not None, **times}


def chapter_view(chapter: Chapter) -> JsonObject:
    return picked(chapter, "number", "title", "table", "invitation", "game", "entries", "notes")
