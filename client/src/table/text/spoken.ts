/** Joins sentences for screen readers, adding a full stop after a name. */
export const spokenText = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
