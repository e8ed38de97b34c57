/** The live connection on a bad network. The normal case is tested in the browser. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type LiveStatus } from "$api/live";
import type { LiveMessage } from "$api/types";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {
    this.onclose();
  }
  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  deliver(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const received: LiveMessage[] = [];
const statuses: LiveStatus[] = [];
const refresh = vi.fn();
const handlers = {
  message: (message: LiveMessage) => received.push(message),
  refresh,
  status: (status: LiveStatus) => statuses.push(status),
};
const last = () => Socket.all.at(-1) as Socket;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  received.length = statuses.length = 0;
  refresh.mockClear();
  live = new Live("t1", null, handlers);
  live.reached(7);
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("it continues from the last known number", () => {
  expect(last().url).toContain("/api/tables/t1/live?since=7");
});

test("each number is handled once, in order", () => {
  last().accept();
  for (const seq of [8, 8, 7, 9]) last().deliver({ seq, type: "status", status: "running" });
  expect(received.map((message) => "seq" in message && message.seq)).toEqual([8, 9]);
});

test("a gap leads to a new connection that asks for what is missing", () => {
  last().accept();
  last().deliver({ seq: 8, type: "status", status: "running" });
  last().deliver({ seq: 10, type: "status", status: "running" });
  vi.advanceTimersByTime(2_000);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toContain("since=8");
  expect(received).toHaveLength(1);
});

test("a reset reads everything again", () => {
  last().accept();
  last().deliver({ type: "reset", latest: 30 });
  expect(refresh).toHaveBeenCalledOnce();
  last().deliver({ seq: 31, type: "status", status: "running" });
  expect(received).toHaveLength(1);
});

test("without a connection the state is polled until one holds", () => {
  for (let n = 0; n < 3; n += 1) {
    last().close();
    vi.advanceTimersByTime(20_000);
  }
  expect(statuses.at(-1)).toBe("polling");
  expect(refresh).toHaveBeenCalled();
  last().accept();
  expect(statuses.at(-1)).toBe("live");
  refresh.mockClear();
  vi.advanceTimersByTime(20_000);
  expect(refresh).not.toHaveBeenCalled();
});

test("a device that wakes up reconnects without waiting for the next retry", () => {
  last().accept();
  last().close();
  live.wake();
  expect(Socket.all).toHaveLength(2);
});

test("a closed connection stays closed", () => {
  last().accept();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});
