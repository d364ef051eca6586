import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';

/** A change of the cart that the buyer has made and the backend may not know yet. */
export interface OutboxEntry {
  readonly sku: string;
  /** Number of units; 0 takes the line out. */
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /** Over which days the amount is spread; empty: no longer over any; missing: nothing is said of it. */
  readonly plan?: readonly PlanEntry[] | undefined;
  /** Note, cost centre and own number as far as the buyer has written them; an empty one ends. */
  readonly remarks?: Remarks | undefined;
  /** The amount is the one the line has and is not written: it may be another by the time this arrives. */
  readonly onlyRemarks?: true | undefined;
  /** Version of the line the buyer saw; 0 when there was none; missing where the backend tells none. */
  readonly seenVersion?: number | undefined;
  /** Version of the cart the buyer saw; missing where the backend tells none. */
  readonly seenCartVersion?: number | undefined;
  /** Own changes of the line before this one that were on their way and not answered. */
  readonly afterOperationIds?: readonly string[] | undefined;
  /** Makes sending it twice harmless. */
  readonly operationId: string;
  /** When the buyer acted, epoch milliseconds by the backend's clock as far as it was known. */
  readonly actedAt: number;
  /** When on this page the buyer acted, milliseconds since it began; missing where another page knows. */
  readonly actedAfter?: number | undefined;
  /**
   * Being written down (`writing`), `waiting` to be sent, on its way (`sending`), or kept because it could not be sent
   * (`unsent`).
   */
  readonly phase: 'writing' | 'waiting' | 'sending' | 'unsent';
}

/** What was typed into an order control and not added: the text of the field and the chosen unit. */
export interface OrderDraft {
  readonly text: string;
  readonly unit: string;
}
