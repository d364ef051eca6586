import { createAction } from './create-action';
import type { OrderDraft, OutboxEntry } from './outbox-entry';

/** What the buyer has done to one customer's cart and what has been typed beside it, by sku. */
export interface CartOutboxState {
  /** Whose cart they belong to, see `outboxKey`; missing before any are loaded. */
  readonly owner?: string | undefined;
  readonly edits: Readonly<Record<string, OutboxEntry>>;
  readonly drafts: Readonly<Record<string, OrderDraft>>;
}

/** Nothing done, nothing typed. */
export const EMPTY_OUTBOX: CartOutboxState = { edits: {}, drafts: {} };

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  isGone: (key: string, value: Value) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => !isGone(key, value)));

/** Another customer's edits take the place of these. */
export const outboxSwitched = createAction('cart-edits/loaded', (state: CartOutboxState) => state);

/** What was written down of an owner's cart has been read; what was done meanwhile counts more. */
export const outboxRestored = createAction('cart-edits/restored', (state: CartOutboxState) => state);

/** What waits to be sent according to the journal, which knows the other tabs; phases stay. */
export const outboxMerged = createAction(
  'cart-edits/synced',
  (state: Pick<CartOutboxState, 'owner' | 'edits'>) => state,
);

/** The buyer changed lines, each once; an older change of the same line is not sent any more. */
export const entryAdded = createAction('cart-edits/edited', (...edits: readonly OutboxEntry[]) => edits);

/** The named operations are on their way, or could not be sent. */
export const entriesPhaseChanged = createAction(
  'cart-edits/moved',
  (moved: { readonly operationIds: readonly string[]; readonly phase: OutboxEntry['phase'] }) => moved,
);

/** The backend has answered the named operations; edits made meanwhile stay. */
export const entriesAcknowledged = createAction(
  'cart-edits/settled',
  (operationIds: readonly string[]) => operationIds,
);

/** Something was typed beside the cart; undefined when it was given up. */
export const draftChanged = createAction(
  'cart-edits/draft-typed',
  (typed: { readonly sku: string; readonly draft: OrderDraft | undefined }) => typed,
);

/** What happens to an outbox. */
export type OutboxAction = ReturnType<
  | typeof outboxSwitched
  | typeof outboxRestored
  | typeof outboxMerged
  | typeof entryAdded
  | typeof entriesPhaseChanged
  | typeof entriesAcknowledged
  | typeof draftChanged
>;

/** The edits of the journal, with the phases of those that this page knows. */
const synced = (
  known: CartOutboxState['edits'],
  written: CartOutboxState['edits'],
): CartOutboxState['edits'] => {
  const entries = Object.entries(written);
  const present = ([sku, edit]: readonly [string, OutboxEntry]): OutboxEntry => {
    const mine = known[sku];
    return mine?.operationId === edit.operationId ? mine : edit;
  };
  // Nothing new is the usual case: what is shown then stays the same object.
  const isSame =
    entries.length === Object.keys(known).length &&
    entries.every((entry) => present(entry) === known[entry[0]]);
  return isSame ? known : Object.fromEntries(entries.map((entry) => [entry[0], present(entry)]));
};

/** What the buyer has done and typed. A reducer as Redux takes them; other actions leave it as it is. */
export const cartOutboxReducer = (
  state: CartOutboxState = EMPTY_OUTBOX,
  action: Readonly<{ type: string }>,
): CartOutboxState => {
  const { edits, drafts } = state;
  if (outboxSwitched.match(action)) return action.payload;
  if (outboxRestored.match(action)) {
    const { payload } = action;
    return payload.owner === state.owner
      ? { ...state, edits: { ...payload.edits, ...edits }, drafts: { ...payload.drafts, ...drafts } }
      : state;
  }
  if (outboxMerged.match(action)) {
    const { owner, edits: written } = action.payload;
    return owner === state.owner ? { ...state, edits: synced(edits, written) } : state;
  }
  if (entryAdded.match(action)) {
    const edited = Object.fromEntries(action.payload.map((edit) => [edit.sku, edit]));
    return {
      ...state,
      edits: { ...edits, ...edited },
      drafts: without(drafts, (sku) => sku in edited),
    };
  }
  if (entriesPhaseChanged.match(action)) {
    const { operationIds, phase } = action.payload;
    const moved = Object.entries(edits).map(([sku, edit]): [string, OutboxEntry] => [
      sku,
      operationIds.includes(edit.operationId) ? { ...edit, phase } : edit,
    ]);
    return { ...state, edits: Object.fromEntries(moved) };
  }
  if (entriesAcknowledged.match(action)) {
    const settled = action.payload;
    return { ...state, edits: without(edits, (_sku, { operationId }) => settled.includes(operationId)) };
  }
  if (draftChanged.match(action)) {
    const { sku, draft } = action.payload;
    return {
      ...state,
      drafts: draft === undefined ? without(drafts, (key) => key === sku) : { ...drafts, [sku]: draft },
    };
  }
  return state;
};

/** The part of the app's state this room looks after. */
export interface WithCartOutbox {
  readonly cartEdits: CartOutboxState;
}
