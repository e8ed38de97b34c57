/** What was worked out for a text before is not worked out again: a table says the same things over and over. */
const MOST = 2_000;

export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = work(text);
      if (known.size >= MOST) known.clear();
      known.set(text, found);
    }
    return found;
  };
}
