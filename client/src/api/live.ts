/** The live connection of a table: numbered messages without gaps, and retries when it fails. */
import { withQuery } from "./http";
import type { LiveMessage } from "./types";

export type LiveStatus = "connecting" | "live" | "polling";

export interface LiveHandlers {
  message(message: LiveMessage): void;
  /** Messages may have been missed: read the state again. */
  refresh(): void;
  status(status: LiveStatus): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const POLL_EVERY = 4_000;
const PING_EVERY = 25_000;
/** After this many failures in a row, poll the state until a connection holds. */
const TRIES_BEFORE_POLLING = 2;

export class Live {
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly handlers: LiveHandlers,
  ) {}

  open(): void {
    if (this.#closed || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = withQuery(`/api/tables/${this.table}/live`, { since: this.#last, invitation: this.invitation });
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#received(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#poll);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** Connect again as the user who is signed in now. */
  renew(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    socket.close();
    this.open();
  }

  /** The page became visible or hidden; after sleep or offline there is no need to wait for the next retry. */
  wake(): void {
    if (this.#socket) this.#look();
    if (this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.open();
  }

  /** Messages up to this number need not be sent again. */
  reached(seq: number): void {
    this.#last = Math.max(this.#last ?? 0, seq);
  }

  /** Report whether the table is on the screen, in which case notices about it are not needed. */
  #look(): void {
    this.#send({ type: document.hidden ? "away" : "looking" });
  }

  typing(): void {
    this.#send({ type: "typing" });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #opened(): void {
    // Missed messages are sent by the server, but a draft or a seat may have changed elsewhere.
    if (this.#failures > 0) this.handlers.refresh();
    this.#failures = 0;
    clearInterval(this.#poll);
    this.#poll = undefined;
    this.#ping = setInterval(() => {
      this.#send({ type: "ping" });
      if (!document.hidden) this.#look();
    }, PING_EVERY);
    if (!document.hidden) this.#look();
    this.handlers.status("live");
  }

  #received(message: LiveMessage): void {
    if (message.type === "reset") {
      this.#last = message.latest ?? null;
      this.handlers.refresh();
      return;
    }
    if ("seq" in message) {
      if (this.#last !== null && message.seq <= this.#last) return;
      if (this.#last !== null && message.seq > this.#last + 1) {
        this.#socket?.close();
        return;
      }
      this.#last = message.seq;
    }
    this.handlers.message(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    if (this.#closed) return;
    this.#failures += 1;
    const polls = this.#failures > TRIES_BEFORE_POLLING;
    this.handlers.status(polls ? "polling" : "connecting");
    if (polls && this.#poll === undefined) this.#poll = setInterval(() => this.handlers.refresh(), POLL_EVERY);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.open(), wait);
  }
}
