import type { OutboxEntry } from '../outbox';

/** A change that the backend refused for good, and that nobody has told the buyer of yet. */
export interface RefusedEdit {
  /** Whose cart it was meant for, see `outboxKey`. */
  readonly owner: string;
  readonly edit: OutboxEntry;
  readonly error: unknown;
}
