/** What the account page passes to its cards. */
export interface CardProps {
  /** Run an action, show its error if it fails, and return whether it succeeded. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Report that something was done. */
  done: (text: string) => void;
}
