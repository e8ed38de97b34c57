/** What people at a table say to each other, and who is there. */
import { get, post, withQuery } from "$lib/api";
import type { ChatLine } from "$lib/types/api";

export class ChatStore {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  open = $state(false);
  /** Ids of the users who have the table open. */
  present = $state.raw<string[]>([]);

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
  ) {}

  async load(): Promise<void> {
    const answer = await get<{ lines: ChatLine[] } | ChatLine[]>(this.#path()).catch(() => []);
    this.lines = Array.isArray(answer) ? answer : answer.lines;
  }

  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(this.#path(), { text });
    this.add(line, true);
  }

  add(line: ChatLine, own = false): void {
    if (this.lines.some((known) => known.id === line.id)) return;
    this.lines = [...this.lines, line];
    if (!this.open && !own) this.unread += 1;
  }

  toggle(open = !this.open): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  #path(): string {
    return withQuery(`/tables/${this.table}/chat`, { invitation: this.invitation });
  }
}
