# The server in a container: docker build -t hexarch . && docker run -p 8000:8000 -v hexarch:/data hexarch

FROM python:3.12-bookworm AS build
WORKDIR /build
COPY requirements.lock requirements-server.lock pyproject.toml setup.py MANIFEST.in README.md LICENSE Makefile ./
COPY tools tools
COPY client client
COPY src src
# The wheel holds the compiled engine and the page. Only what it needs goes with it, in the locked versions.
# The server's user cannot write there: bytecode that is not made now would be made again at every start.
RUN make wheel && \
    python -m venv /opt/hexarch && \
    .venv/bin/uv pip install --no-cache --compile-bytecode \
        --python /opt/hexarch/bin/python --constraint requirements.lock "$(echo dist/*.whl)[server]"

FROM python:3.12-slim-bookworm
COPY --from=build /opt/hexarch /opt/hexarch
RUN useradd --system --create-home hexarch && install -d -o hexarch /data
USER hexarch
ENV PATH=/opt/hexarch/bin:$PATH HEXARCH_HOST=0.0.0.0 HEXARCH_PORT=8000 HEXARCH_DATA=/data HEXARCH_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["hexarch"]
CMD ["serve"]
