"""For people who study the games: observations, environments, positions to search, data sets.

`docs/research.md` explains each with an example. Most of it needs the extra packages of `hexarch[research]`.
"""
