/** Immutable positions: patches and comparisons that keep every unchanged part. */
import type { Patch } from "./types";

type Json = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The new value with the old parts wherever they are equal, so that only changes are drawn again. */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isBranch(before) || !isBranch(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const fresh = after as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  const result = (Array.isArray(after) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    result[key] = share(old[key], fresh[key]);
    same &&= key in old && Object.is(result[key], old[key]);
  }
  return (same ? before : result) as T;
}

/** Wrap a function so that its results keep equal parts; dependants of an unchanged part do not re-run. */
export function keeping<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = share(last, make()));
}

/** Apply a list of changes: `["players.0.points", 23]` sets, `["offers.0"]` removes. `~1` in a key is a dot. */
export function patched<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const change of patch) {
    const path = String(change[0]);
    const steps = path === "" ? [] : path.split(".").map(unescaped);
    result = change.length === 1 ? without(result, steps) : changed(result, steps, change[1]);
  }
  return result as T;
}

const unescaped = (step: string) => step.replaceAll("~1", ".").replaceAll("~0", "~");

function changed(value: unknown, [step, ...rest]: string[], leaf: unknown): unknown {
  if (step === undefined) return leaf;
  const copy = copied(value, step);
  copy[step] = changed(copy[step], rest, leaf);
  return copy;
}

function without(value: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return undefined;
  const copy = copied(value, step);
  if (rest.length) copy[step] = without(copy[step], rest);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else return Object.fromEntries(Object.entries(copy).filter(([key]) => key !== step));
  return copy;
}

function copied(value: unknown, step: string): Record<string, unknown> {
  if (Array.isArray(value)) return [...value] as unknown as Record<string, unknown>;
  if (isBranch(value)) return { ...value };
  throw new Error(`A change at ${step} does not fit the position.`);
}
