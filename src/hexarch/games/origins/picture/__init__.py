"""Pictures of a position: in the terminal and as SVG. They show what `view.position` says, nothing else."""
