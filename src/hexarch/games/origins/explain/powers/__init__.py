"""The second implementation of special powers: one file per zodiac card or building that asks or forbids something."""
