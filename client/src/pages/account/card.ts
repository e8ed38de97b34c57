/** What the account page hands to its cards. */
export interface CardProps {
  /** Does something and says what went wrong; tells whether it was done. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Says that something was done. */
  done: (text: string) => void;
}
