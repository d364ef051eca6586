import type { CartEdit } from './cart-edit';

/** A change that the backend refused for good, and that nobody has told the buyer of yet. */
export interface RefusedEdit {
  /** Whose cart it was meant for, see `keptEditsKey`. */
  readonly owner: string;
  readonly edit: CartEdit;
  readonly error: unknown;
}
