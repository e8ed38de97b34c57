/** Several sentences for one who listens; a name gets the full stop that it lacks. */
export const spokenText = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
