/** A table for tests: the real store, and a minimal server that answers with given positions. */
import { vi } from "vitest";
import { TableStore } from "$state/table.svelte";
import type { OptionView, PositionView } from "$games/terra_mystica/views";

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface Answers {
  state: unknown;
  [path: string]: unknown;
}

const SEATS = ["Tiago", "Ilona", "Mara", "Bence"];

export function table(state: { seq: number; options: { seat: number } }) {
  return {
    id: "t1",
    game: "terra-mystica",
    title: "Thursday",
    status: "running",
    seats: SEATS.map((name, seat) => ({
      seat,
      name,
      kind: "person",
      user_id: `u${seat}`,
      level: null,
      present: false,
      left: false,
    })),
    my_seats: [state.options.seat],
    seq: state.seq,
    takeback: null,
  };
}

/** Opens a table; requests are recorded in `calls`, live connections in `lines`; `receive` sends a live message. */
export async function openTable(answers: Answers) {
  const calls: Call[] = [];
  const lines: string[] = [];
  const sockets: { onmessage?: (event: { data: string }) => void }[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      readyState = 0;
      onmessage?: (event: { data: string }) => void;
      constructor(url: string) {
        lines.push(url);
        sockets.push(this);
      }
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const path = url.replace("/api/tables/t1", "");
    const method = init.method ?? "GET";
    calls.push({ method, path, body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null });
    const name = `${method} ${path.split("?")[0]}`;
    const answer =
      answers[name] ?? (path === "" ? table(answers.state as never) : path === "/state" ? answers.state : null);
    const refusal = answer as { status?: number } | null;
    const status = answer === null ? 404 : typeof refusal?.status === "number" ? refusal.status : 200;
    const type = "application/json";
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers: { "content-type": type } }));
  });
  const store = new TableStore<PositionView, OptionView>("t1");
  await store.load();
  const receive = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  return { store, calls, lines, receive };
}

interface Offered {
  position: object;
  options: { actions?: { text?: string; label: object; targets?: object[] }[] };
}

/** A draft on top of a state, as the server would answer: a step has the label of its choice. */
export function draftOf(state: Offered, steps: [number, string][], more: object = {}) {
  const chosen = (text: string) => state.options.actions?.find((option) => option.text === text);
  return {
    seat: 2,
    base: 350,
    steps: steps.map(([action, text]) => ({
      action,
      text,
      label: chosen(text)?.label ?? null,
      targets: chosen(text)?.targets ?? [],
      silent: text === "done",
    })),
    position: state.position,
    names: [],
    difference: [],
    options: state.options,
    complete: false,
    warnings: [],
    ...more,
  };
}
