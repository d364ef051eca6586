import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CartDraft, CartEdit } from './cart-edit';

/** What the buyer has done to one customer's cart and what has been typed beside it, by sku. */
export interface CartEdits {
  /** Whose cart they belong to, see `keptEditsKey`; missing before any are loaded. */
  readonly owner?: string | undefined;
  readonly edits: Readonly<Record<string, CartEdit>>;
  readonly drafts: Readonly<Record<string, CartDraft>>;
}

/** Nothing done, nothing typed. */
export const NO_EDITS: CartEdits = { edits: {}, drafts: {} };

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  isGone: (key: string, value: Value) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => !isGone(key, value)));

/** Another customer's edits take the place of these. */
export const cartEditsLoaded = createAction<CartEdits>('cart-edits/loaded');

/** What was written down of an owner's cart has been read; what was done meanwhile counts more. */
export const cartEditsRestored = createAction<CartEdits>('cart-edits/restored');

/** What waits to be sent according to the journal, which knows the other tabs; phases stay. */
export const cartEditsSynced = createAction<Pick<CartEdits, 'owner' | 'edits'>>('cart-edits/synced');

/** The buyer changed lines, each once; an older change of the same line is not sent any more. */
export const cartEdited = createAction('cart-edits/edited', (...payload: CartEdit[]) => ({
  payload,
}));

/** The named operations are on their way, or could not be sent. */
export const cartEditsMoved = createAction<{
  readonly operationIds: readonly string[];
  readonly phase: CartEdit['phase'];
}>('cart-edits/moved');

/** The backend has answered the named operations; edits made meanwhile stay. */
export const cartEditsSettled = createAction<readonly string[]>('cart-edits/settled');

/** Something was typed beside the cart; undefined when it was given up. */
export const draftTyped = createAction<{ readonly sku: string; readonly draft: CartDraft | undefined }>(
  'cart-edits/draft-typed',
);

/** The edits of the journal, with the phases of those that this page knows. */
const synced = (known: CartEdits['edits'], written: CartEdits['edits']): CartEdits['edits'] => {
  const entries = Object.entries(written);
  const present = ([sku, edit]: readonly [string, CartEdit]): CartEdit => {
    const mine = known[sku];
    return mine?.operationId === edit.operationId ? mine : edit;
  };
  // Nothing new is the usual case: what is shown then stays the same object.
  const isSame =
    entries.length === Object.keys(known).length &&
    entries.every((entry) => present(entry) === known[entry[0]]);
  return isSame ? known : Object.fromEntries(entries.map((entry) => [entry[0], present(entry)]));
};

/** What the buyer has done and typed. Written without `createSlice`, whose draft states every first page would pay for. */
export const cartEditsReducer = (state: CartEdits = NO_EDITS, action: UnknownAction): CartEdits => {
  const { edits, drafts } = state;
  if (cartEditsLoaded.match(action)) return action.payload;
  if (cartEditsRestored.match(action)) {
    const { payload } = action;
    return payload.owner === state.owner
      ? { ...state, edits: { ...payload.edits, ...edits }, drafts: { ...payload.drafts, ...drafts } }
      : state;
  }
  if (cartEditsSynced.match(action)) {
    const { owner, edits: written } = action.payload;
    return owner === state.owner ? { ...state, edits: synced(edits, written) } : state;
  }
  if (cartEdited.match(action)) {
    const edited = Object.fromEntries(action.payload.map((edit) => [edit.sku, edit]));
    return {
      ...state,
      edits: { ...edits, ...edited },
      drafts: without(drafts, (sku) => sku in edited),
    };
  }
  if (cartEditsMoved.match(action)) {
    const { operationIds, phase } = action.payload;
    const moved = Object.entries(edits).map(([sku, edit]): [string, CartEdit] => [
      sku,
      operationIds.includes(edit.operationId) ? { ...edit, phase } : edit,
    ]);
    return { ...state, edits: Object.fromEntries(moved) };
  }
  if (cartEditsSettled.match(action)) {
    const settled = action.payload;
    return { ...state, edits: without(edits, (_sku, { operationId }) => settled.includes(operationId)) };
  }
  if (draftTyped.match(action)) {
    const { sku, draft } = action.payload;
    return {
      ...state,
      drafts: draft === undefined ? without(drafts, (key) => key === sku) : { ...drafts, [sku]: draft },
    };
  }
  return state;
};

/** The part of the app's state this room looks after. */
export interface CartEditsState {
  readonly cartEdits: CartEdits;
}
