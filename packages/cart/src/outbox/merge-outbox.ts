import { type CartOutboxState, type OutboxAction, outboxMerged } from './cart-outbox-slice';
import type { CartOutbox } from './cart-outbox';

/** The edits of this page. */
export interface PageOutbox {
  readonly edits: () => CartOutboxState;
  readonly dispatch: (action: OutboxAction) => unknown;
}

/**
 * Takes over what the journal says: what other tabs have added, and what they have sent. Edits that were not yet written
 * down when it was asked stay.
 */
export const mergeOutbox = async (
  { edits, dispatch }: PageOutbox,
  journal: CartOutbox | undefined,
): Promise<void> => {
  const { owner, edits: present } = edits();
  if (journal === undefined || owner === undefined) return;
  const asked = new Set(
    Object.values(present).flatMap(({ phase, operationId }) => (phase === 'writing' ? [] : [operationId])),
  );
  const { edits: written } = await journal.read(owner);
  const fresh = Object.entries(edits().edits).filter(([, { operationId }]) => !asked.has(operationId));
  dispatch(outboxMerged({ owner, edits: { ...written, ...Object.fromEntries(fresh) } }));
};
