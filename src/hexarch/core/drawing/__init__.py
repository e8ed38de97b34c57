# Not compiled: pictures.
"""Drawing shared by the pictures of all games: a sheet of SVG, and the colours of the page."""
