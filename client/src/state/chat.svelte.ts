/** The chat of a table, and who is present. */
import { get, post, withQuery } from "$api/http";
import type { ChatMessage } from "$api/types";
import type { LivePerson } from "$generated/openapi";

const TYPING_LASTS = 3_000;

export class ChatStore {
  lines = $state.raw<ChatMessage[]>([]);
  /** The latest live message; those fetched with the table are older. */
  latest = $state.raw<ChatMessage | null>(null);
  unread = $state(0);
  open = $state(false);
  /** Who has the table open, and how many watch without a name. */
  people = $state.raw<LivePerson[]>([]);
  strangers = $state(0);
  typing = $state<string | null>(null);
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
  ) {}

  async load(): Promise<void> {
    const answer = await get<{ messages: ChatMessage[] }>(this.#path()).catch(() => null);
    if (answer) this.lines = answer.messages;
  }

  async say(text: string): Promise<void> {
    this.add(await post<ChatMessage>(this.#path(), { text }), true);
  }

  add(line: ChatMessage, own = false): void {
    if (this.lines.some((known) => known.number === line.number)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number);
    this.typing = null;
    if (!own) this.latest = line;
    if (!this.open && !own) this.unread += 1;
  }

  hearTyping(name: string): void {
    this.typing = name;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.typing = null), TYPING_LASTS);
  }

  toggle(open = !this.open): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  #path(): string {
    return withQuery(`/tables/${this.table}/chat`, { invitation: this.invitation });
  }
}
