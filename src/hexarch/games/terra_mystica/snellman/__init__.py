# Not compiled: texts.
"""Games of the long-running online site: reading its logs, checking them row by row, writing its commands.

A translator outside the engine: nothing here decides a rule.
"""
