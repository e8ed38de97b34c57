/** Typed requests to the server. Errors become a Problem with a message that the page can translate. */
import type { ProblemDocument } from "./types";

const PATIENCE = 20_000;

export class Problem extends Error {
  constructor(readonly document: ProblemDocument) {
    super(document.detail ?? document.title ?? "");
  }

  get status(): number {
    return this.document.status;
  }

  /** There was no answer: no connection, or no server. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** How many milliseconds this device's clock is ahead of the server's, from the `Date` header of responses. */
let ahead = 0;

function noteClock(answer: Response): void {
  const date = Date.parse(answer.headers.get("Date") ?? "");
  if (!Number.isNaN(date)) ahead = Date.now() - date;
}

/** Convert a time of the server to this device's clock. */
export const localTime = (time: string): number => Date.parse(time) + ahead;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Called when the server no longer knows the user, and to load the words of a refusal before it is shown. */
export const listener: { signedOut: () => void; refused: () => Promise<void> } = {
  signedOut: () => undefined,
  refused: () => Promise.resolve(),
};

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as T;
  const kind = response.headers.get("content-type") ?? "";
  const answer: unknown = kind.includes("json") ? await response.json() : await response.text();
  if (response.status === 401) listener.signedOut();
  if (!response.ok) {
    await listener.refused();
    throw new Problem(asProblem(response.status, answer));
  }
  return answer as T;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  // Always send JSON, even without a body: the server requires it as a protection against forged forms.
  if (method !== "GET") headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) };
  if (method !== "GET") init.body = JSON.stringify(body ?? {});
  try {
    const answer = await fetch(`/api${path}`, init);
    noteClock(answer);
    return answer;
  } catch {
    throw new Problem({ status: 0, key: "page-problem-offline" });
  }
}

function asProblem(status: number, answer: unknown): ProblemDocument {
  if (typeof answer === "object" && answer !== null) return { ...(answer as ProblemDocument), status };
  return { status };
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown) => request<T>("PUT", path, body);
export const patch = <T>(path: string, body?: unknown) => request<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => request<T>("DELETE", path, body);

/** A path with those parts of its query that are given. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  if (!parts.length) return path;
  return `${path}?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** A unique id, so that the server recognises a repeated confirmation. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
