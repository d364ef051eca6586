import type { PlanEntry } from '@gastroshop/domain/cart';
import type { PlanLine } from './plan-line';

/** A line and what it is to be planned as. */
export interface PlanUpdate {
  readonly planLine: PlanLine;
  /** Nothing takes the line out. */
  readonly plan: readonly PlanEntry[];
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** What buyers do with the lines of a plan; the same object for all rows. */
export interface PlanActions {
  /** Plans one line. Amounts below the smallest one are raised to it, and that is said. */
  readonly set: (replanned: PlanUpdate) => void;
  /** Plans several lines at once, and offers to undo it. */
  readonly setAll: (replanned: readonly PlanUpdate[]) => void;
  /** What an amount field has to say. */
  readonly warn: (text: string) => void;
}
