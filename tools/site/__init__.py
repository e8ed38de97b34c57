"""Builds the documentation site with MkDocs: see mkdocs.yml and `make docs`."""
