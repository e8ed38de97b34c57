/** Notices: their settings, notifications in the page, and the games as they were last seen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockOf, minuteOf } from "../src/pages/notices/choices";
import { forgetNotices, notify } from "../src/pages/notices/notify";
import { Watch } from "../src/pages/notices/watch";
import { forgetSeen, keepSeen, seen } from "../src/state/seen";
import { session } from "../src/state/session.svelte";
import type { TableSummary, User } from "../src/api/types";

const shown: string[] = [];
let permission: NotificationPermission = "granted";

class Shown {
  static get permission() {
    return permission;
  }
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    shown.push(`${title}|${options.body}|${options.tag}`);
  }
}

function answer(channels: object, silent: string[]) {
  return vi.fn((path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path.endsWith("/me/notices") ? { channels } : { silent }), {
        headers: { "Content-Type": "application/json" },
      }),
    ),
  );
}

beforeEach(() => {
  shown.length = 0;
  permission = "granted";
  forgetNotices();
  vi.stubGlobal("Notification", Shown);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page in the background shows notifications", async () => {
  vi.stubGlobal("fetch", answer({ browser: ["turn"], push: ["turn"] }, []));
  await notify("turn", "abc", "Our game", "It is your turn.");
  expect(shown).toEqual(["Our game|It is your turn.|turn:abc"]);
});

test("a new turn at any table is notified once, known ones are not", async () => {
  const list = (...waiting: string[]) => ({
    tables: ["old", "new"].map((id) => ({ id, title: id, game: "origins", my_turn: waiting.includes(id) })),
  });
  let tables = list("old");
  const settings = answer({ browser: ["turn"], push: [] }, []);
  vi.stubGlobal("fetch", (path: string) =>
    path.includes("list=mine")
      ? Promise.resolve(new Response(JSON.stringify(tables), { headers: { "Content-Type": "application/json" } }))
      : settings(path),
  );
  session.user = { id: "me" } as User;
  const watch = new Watch();
  await watch.look();
  expect(shown).toEqual([]);
  tables = list("old", "new");
  await watch.look();
  await watch.look();
  expect(shown).toEqual(["new|It is your turn.|turn:new"]);
  tables = list("new");
  await watch.look();
  tables = list("old", "new");
  await watch.look();
  expect(shown.slice(1)).toEqual(["old|It is your turn.|turn:old"]);
  session.user = null;
  await watch.look();
  expect(shown).toHaveLength(2);
});

test("no notification is shown that is unwanted, not allowed, or already seen", async () => {
  vi.stubGlobal("fetch", answer({ browser: ["turn"], push: [] }, ["turn"]));
  await notify("turn", "abc", "Our game", "It is your turn.");
  await notify("chat", "abc", "Our game", "There is a new message.");
  permission = "denied";
  await notify("turn", "other", "Our game", "It is your turn.");
  permission = "granted";
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  await notify("turn", "other", "Our game", "It is your turn.");
  expect(shown).toEqual([]);
});

test("a minute of the day is written as a clock shows it", () => {
  for (const minute of [0, 9, 61, 1439]) expect(minuteOf(clockOf(minute))).toBe(minute);
  expect(clockOf(1350)).toBe("22:30");
  expect(minuteOf("")).toBeNull();
});

test("games as last seen are deleted with the session", () => {
  const table = { id: "abc", title: "Our game" } as TableSummary;
  keepSeen([table]);
  expect(seen()?.tables).toEqual([table]);
  forgetSeen();
  expect(seen()).toBeNull();
  localStorage.setItem("hexarch-seen", "{broken");
  expect(seen()).toBeNull();
});
