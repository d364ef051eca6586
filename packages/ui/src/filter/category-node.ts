/** One place of the category tree. */
export interface CategoryNode {
  /** Tells categories apart. */
  readonly key: string;
  /** Its name. */
  readonly label: string;
  /** Where its products are listed. */
  readonly href: string;
  /** How many products are in it; no number stands if missing. */
  readonly count?: number | undefined;
  /** The categories inside it. */
  readonly children?: readonly CategoryNode[] | undefined;
}
