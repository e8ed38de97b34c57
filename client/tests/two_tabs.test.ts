/** One player in two windows, and whose turn it is. */
import { afterEach, expect, test, vi } from "vitest";
import turn from "./fixtures/turn.json";
import { draftOf, openTable } from "./table";

afterEach(() => vi.unstubAllGlobals());

const draft = (revision: string, text = "done") =>
  draftOf(turn, [[0, text]], { complete: true, options: null, revision });

test("confirming sends the revision of the draft on the screen", async () => {
  const { store, calls } = await openTable({
    state: { ...turn, draft: draft("r1") },
    "POST /draft/confirm": { ...turn, version: turn.version + 1 },
  });
  await store.confirm();
  expect(calls.at(-1)?.body).toMatchObject({ version: turn.version, revision: "r1" });
});

test("a draft that changed in another window is shown instead of being confirmed", async () => {
  const { store } = await openTable({
    state: { ...turn, draft: draft("r1") },
    "POST /draft/confirm": {
      status: 409,
      key: "server-draft-changed",
      state: { ...turn, draft: draft("r2", "pass BON8") },
    },
  });
  expect(await store.confirm()).toBe(false);
  expect(store.actionProblem?.document.key).toBe("server-draft-changed");
  expect(store.draft?.steps[0]?.text).toBe("pass BON8");
});

test("another window's draft is read at once, one's own is not read again", async () => {
  const answers = { state: { ...turn, draft: draft("r1") } as unknown };
  const { store, calls, receive } = await openTable(answers);
  const reads = () => calls.filter((call) => call.path === "/state").length;
  const before = reads();
  receive({ type: "draft", seat: 2, revision: "r1" });
  expect(reads()).toBe(before);
  answers.state = { ...turn, draft: draft("r2", "pass BON8") };
  receive({ type: "draft", seat: 2, revision: "r2" });
  await vi.waitFor(() => expect(store.draft?.steps[0]?.text).toBe("pass BON8"));
});

test("messages about a step that this window is sending wait for its answer", async () => {
  const { store, calls, receive } = await openTable({ state: turn, "POST /draft": draft("r1") });
  const reads = () => calls.filter((call) => call.path === "/state").length;
  const before = reads();
  const sent = store.act(0);
  receive({ type: "draft", seat: 2, revision: "r1" });
  await sent;
  expect(reads()).toBe(before);
});

test("it is the user's turn only while they are asked", async () => {
  const mine = turn.options.seat;
  const { store, receive } = await openTable({ state: { ...turn, asked: [mine] } });
  expect(store.myTurn).toBe(true);
  receive({ type: "moves", seq: turn.seq + 1, version: turn.version + 1, entries: [], asked: [0], patch: [] });
  expect(store.myTurn).toBe(false);
  const waiting = await openTable({ state: { ...turn, asked: [0] } });
  expect(waiting.store.options).not.toBeNull();
  expect(waiting.store.myTurn).toBe(false);
});

test("a visitor who becomes a user connects again as that user", async () => {
  const { store, lines } = await openTable({ state: turn });
  store.renew();
  expect(lines).toHaveLength(2);
});
