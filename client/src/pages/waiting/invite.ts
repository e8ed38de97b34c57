/** What the waiting room passes to the invitation panels. */
export interface InviteProps {
  table: string;
  attempt: (work: () => Promise<unknown>) => Promise<void>;
}
