"""The HTTP server: uvicorn, which ends the event streams first when it stops."""

import socket

import uvicorn


class HttpServer(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the server. Event streams never end by themselves, so uvicorn would wait for them until its timeout."""
        application = getattr(self.config.app, "state", None)
        if application is not None:
            application.server.streams.close_all()
        await super().shutdown(sockets)
