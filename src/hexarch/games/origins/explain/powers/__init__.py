"""The second reading of special powers: one small file per zodiac card or building that asks or forbids something."""
