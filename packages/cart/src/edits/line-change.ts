import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';

/** What a buyer sets a line to. */
export interface LineChange {
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /**
   * Over which days the amount is spread; empty: all comes on the day the order asks for. Missing: the plan the line has
   * follows the amount.
   */
  readonly plan?: readonly PlanEntry[] | undefined;
  /** Note, cost centre and own number where they are set as well; those left out stay. */
  readonly remarks?: Remarks | undefined;
}

/** A line among several that are set at once. */
export interface LineOfSeveral extends LineChange {
  readonly sku: string;
  /** When that was done which it takes back, epoch milliseconds by the backend's clock; missing: the buyer acts now. */
  readonly takesBack?: number | undefined;
}
