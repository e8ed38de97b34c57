// Written by client/scripts/data.py; do not edit.
export const LANGUAGES = ["en", "pt", "es", "hu", "it"] as const;
