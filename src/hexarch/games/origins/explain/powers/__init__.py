"""The second implementation of special powers: one file per zodiac card or building with questions or restrictions."""
