/** Typed requests to the server. What goes wrong comes back as a Problem with a message the page can translate. */
import type { ProblemDocument } from "./types";

const PATIENCE = 20_000;

export class Problem extends Error {
  constructor(readonly document: ProblemDocument) {
    super(document.detail ?? document.title ?? "");
  }

  get status(): number {
    return this.document.status;
  }

  /** Nobody answered: no connection, or no server. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** How far this device's clock is ahead of the server's, in milliseconds, as answers say in their `Date`. */
let ahead = 0;

function noteClock(answer: Response): void {
  const date = Date.parse(answer.headers.get("Date") ?? "");
  if (!Number.isNaN(date)) ahead = Date.now() - date;
}

/** A time of the server on this device's clock. */
export const localTime = (time: string): number => Date.parse(time) + ahead;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who wants to know that the server no longer knows who this is, and who finds the words of a refusal before it is shown. */
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
  // Unsafe methods always speak JSON, also without a body: the server asks for it against forged forms.
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

/** A path with what is given of its query. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  if (!parts.length) return path;
  return `${path}?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Never the same twice, so that a repeated confirmation is known as one. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
