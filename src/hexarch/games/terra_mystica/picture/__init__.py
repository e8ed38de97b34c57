# Not compiled: pictures.
"""Pictures of a position for the terminal and as SVG. They show only what `view.position` returns."""
