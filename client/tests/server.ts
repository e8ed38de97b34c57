/** A minimal server for the pages around the games: answers by method and path, and records the requests. */
import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** No real status is below 100; null stands for a server that cannot be reached. */
export type Answer = unknown;

export const refusal = (status: number, key: string) => ({ refused: true, status, key, params: {} });

export function serve(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const path = url.replace("/api", "");
    const method = init.method ?? "GET";
    asked.push({ method, path, body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null });
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.split("?")[0]}`];
    if (answer === null) return Promise.reject(new TypeError("gone"));
    if (answer === undefined) return Promise.resolve(json(refusal(404, "server-not-found"), 404));
    const refused = answer as { refused?: boolean; status: number };
    return Promise.resolve(json(answer, refused.refused ? refused.status : 200));
  });
  return asked;
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const choice = (name: string, ...values: string[]) => ({
  name,
  kind: "choice",
  choices: values.map((value) => ({
    value,
    label: `tm-option-${name.replaceAll("_", "-")}-${value.replace(" ", "-")}`,
  })),
  default: values[0],
  group: "order",
  group_label: "option-group-order",
  label: `tm-option-${name.replaceAll("_", "-")}`,
  help: `tm-option-${name.replaceAll("_", "-")}-help`,
});

const level = (name: string, strength: number | null) => ({
  name,
  label: `level-${name}`,
  strength,
  seconds: 0.1,
  points: {},
  games: ["terra-mystica", "origins"],
});

export const CATALOGUE = {
  games: [
    {
      name: "terra-mystica",
      title: "Terra Mystica",
      rules: 1,
      seats: [2, 3, 4, 5],
      options: [
        choice("turn_order", "clockwise", "passing"),
        choice("offers", "at once", "deferred"),
        {
          ...choice("introductory"),
          kind: "bool",
          default: false,
          group: "set-up",
          group_label: "option-group-set-up",
        },
      ],
      presets: [
        { name: "standard", label: "tm-preset-standard", options: {} },
        { name: "league", label: "tm-preset-league", options: { offers: "deferred" } },
      ],
    },
    {
      name: "origins",
      title: "Origins: First Builders",
      rules: 1,
      seats: [1, 2, 3, 4],
      options: [],
      presets: [{ name: "standard", label: "origins-preset-standard", options: {} }],
    },
  ],
  levels: [level("easy", 60), level("medium", 85), level("hard", 105)],
  languages: ["en"],
};

export const GUEST = { id: "u1", name: "Mara", kind: "guest", language: "en", login: null };

const seat = (number: number, kind: string, name = "") => ({
  seat: number,
  kind,
  name,
  user_id: kind === "person" ? `u${number + 1}` : null,
  level: kind === "computer" ? "medium" : null,
  present: false,
  left: false,
});

export function summary(more: object = {}) {
  return {
    id: "t1",
    game: "terra-mystica",
    title: "Thursday",
    status: "running",
    preset: "standard",
    visibility: "public",
    seats: [seat(0, "person", "Mara"), seat(1, "computer"), seat(2, "person", "Tiago")],
    version: 4,
    entries: 4,
    asked: [0],
    my_seats: [0],
    my_turn: true,
    created: "2026-11-15T18:30:00.000Z",
    changed: "2026-11-15T18:30:00.000Z",
    result: null,
    ...more,
  };
}
