# Not compiled: pictures.
"""Pictures of a position for the terminal and as SVG. They show what `view.position` says and nothing else."""
