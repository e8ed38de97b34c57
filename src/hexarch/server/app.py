"""Builds the web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from hexarch.games import MANIFESTS
from hexarch.server import openapi
from hexarch.server.context import Server
from hexarch.server.routes import (
    accounts,
    api_docs,
    chat,
    health,
    history,
    learn,
    live,
    lobby,
    moderation,
    pace,
    plans,
    play,
    programs,
    puzzles,
    reports,
    studies,
    takeback,
    tokens,
)
from hexarch.server.routes.community import groups, notices, people
from hexarch.server.settings import Settings
from hexarch.server.web import documentation, problems, routing, static_files
from hexarch.server.web.middleware import Guard


def create_app(settings: Settings) -> FastAPI:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Hexarch",
        version="1",
        description=f"{' and '.join(game.title for game in MANIFESTS.values())}, with friends and computer players.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False, "operation_spans": False},  # we have our own
        lifespan=lifespan,
    )
    app.state.server = server
    problems.install(app)
    for module in (
        accounts,
        tokens,
        programs,
        lobby,
        play,
        plans,
        takeback,
        pace,
        history,
        learn,
        reports,
        puzzles,
        studies,
        chat,
        moderation,
        people,
        notices,
        groups,
        health,
        live,
        api_docs,
    ):
        routing.add_routes(app, module.routes)
    routing.add_routes(app, notices.links)
    documentation.install(app, Path(settings.docs) if settings.docs else documentation.FOLDER)
    static_files.install(app, Path(settings.page) if settings.page else static_files.FOLDER)
    openapi.install(app)
    routing.install(app)
    # Level 1 takes half the time of level 4 and makes responses a sixth larger.
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=1)
    app.add_middleware(Guard, settings=settings, limiter=server.limiter)
    return app
