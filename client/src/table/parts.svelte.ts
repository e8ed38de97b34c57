/** An object with separately reactive members. */
import { untrack } from "svelte";

/** The current object. Code that reads a member re-runs only when that member is replaced. */
export function reactiveParts<T extends object>(whole: () => T | null): T {
  const now = (): T => {
    const value = whole();
    if (!value) throw new Error("There is no position yet.");
    return value;
  };
  // Filled once; only its values are reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  const known = new Map<string | symbol, () => unknown>();
  for (const name of Object.keys(untrack(whole) ?? {})) known.set(name, part(now, name as keyof T));
  // A member that was added later is read from the whole object.
  const get = (_: T, name: string | symbol): unknown => (known.get(name) ?? (() => now()[name as keyof T]))();
  return new Proxy<T>({} as T, { get });
}

function part<T>(whole: () => T, name: keyof T): () => unknown {
  const value = $derived(whole()[name]);
  return () => value;
}
