/** A whole whose parts are watched one by one. */
import { untrack } from "svelte";

/** The whole as it is now. Who reads a part of it looks again only when that part is another one. */
export function parted<T extends object>(whole: () => T | null): T {
  const now = (): T => {
    const value = whole();
    if (!value) throw new Error("There is no position yet.");
    return value;
  };
  // Filled once: what is watched are the parts.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  const known = new Map<string | symbol, () => unknown>();
  for (const name of Object.keys(untrack(whole) ?? {})) known.set(name, part(now, name as keyof T));
  // A part that came later is read from the whole.
  const get = (_: T, name: string | symbol): unknown => (known.get(name) ?? (() => now()[name as keyof T]))();
  return new Proxy<T>({} as T, { get });
}

function part<T>(whole: () => T, name: keyof T): () => unknown {
  const value = $derived(whole()[name]);
  return () => value;
}
