/** What the waiting room hands to those who invite. */
export interface InviteProps {
  table: string;
  attempt: (work: () => Promise<unknown>) => Promise<void>;
}
