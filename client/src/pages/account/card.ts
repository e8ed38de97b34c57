/** What the account page hands to its cards. */
export interface CardProps {
  /** Does something, shows what went wrong, and returns whether it was done. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Says that something was done. */
  done: (text: string) => void;
}
