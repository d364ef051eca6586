import { ResponseError } from '@gastroshop/api-client';
import type { RefusedEdit } from './refused-edit';

/** A change that was meant for a cart that somebody ordered before it arrived. */
export interface LateEdit extends Pick<RefusedEdit, 'owner' | 'edit'> {
  /** The order as the refusal tells it. */
  readonly order: unknown;
}

/** Reads a refusal of a change that came after the order (CRT-9); undefined for any other. */
export const lateEditOf = ({ owner, edit, error }: RefusedEdit): LateEdit | undefined =>
  error instanceof ResponseError && error.problem?.code === 'cart-already-ordered'
    ? { owner, edit, order: error.problem['order'] }
    : undefined;
