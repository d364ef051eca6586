import { ResponseError } from '@gastroshop/api-client';
import type { CartEdit } from './cart-edit';

/** A change that was meant for a cart that somebody ordered before it arrived. */
export interface LateEdit {
  /** Whose cart it was, see `keptEditsKey`. */
  readonly owner: string;
  readonly edit: CartEdit;
  /** The order as the refusal tells it. */
  readonly order: unknown;
}

/** Reads a refusal of a change that came after the order (CRT-9); undefined for any other. */
export const lateEditOf = (owner: string, edit: CartEdit, error: unknown): LateEdit | undefined =>
  error instanceof ResponseError && error.problem?.code === 'cart-already-ordered'
    ? { owner, edit, order: error.problem['order'] }
    : undefined;
