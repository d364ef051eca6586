import { type CartEdits, cartEditsSynced } from './cart-edits-slice';
import type { CartJournal } from './cart-journal';

/** The edits of this page. */
export interface EditsOfPage {
  readonly edits: () => CartEdits;
  readonly dispatch: (action: ReturnType<typeof cartEditsSynced>) => void;
}

/**
 * Takes over what the journal says: what other tabs have added, and what they have sent. Edits that were not yet written
 * down when it was asked stay.
 */
export const syncEdits = async (
  { edits, dispatch }: EditsOfPage,
  journal: CartJournal | undefined,
): Promise<void> => {
  const { owner, edits: present } = edits();
  if (journal === undefined || owner === undefined) return;
  const asked = new Set(
    Object.values(present).flatMap(({ phase, operationId }) => (phase === 'writing' ? [] : [operationId])),
  );
  const { edits: written } = await journal.read(owner);
  const fresh = Object.entries(edits().edits).filter(([, { operationId }]) => !asked.has(operationId));
  dispatch(cartEditsSynced({ owner, edits: { ...written, ...Object.fromEntries(fresh) } }));
};
