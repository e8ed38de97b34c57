"""Research tools: observations, environments, searchable positions, data sets.

`docs/research.md` explains each with an example. Most of it needs the extra packages of `hexarch[research]`.
"""
