/** One thing that can be chosen. */
export interface SelectOption {
  /** What is chosen with it. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean | undefined;
}
