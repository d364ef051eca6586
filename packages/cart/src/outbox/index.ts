export { acknowledgedEntries } from './acknowledged-entries';
export type { CartBroadcast, CartOutbox, RowsOfPad } from './cart-outbox';
export {
  cartOutboxReducer,
  draftChanged,
  EMPTY_OUTBOX,
  entriesAcknowledged,
  entriesPhaseChanged,
  entryAdded,
  type CartOutboxState,
  type OutboxAction,
  outboxSwitched,
  type WithCartOutbox,
} from './cart-outbox-slice';
export type { CartScope } from './cart-scope';
export { outboxKey } from './edits-key';
export { createIndexedDbOutbox, type OutboxDependencies } from './indexeddb-outbox';
export { lazyCartOutbox, type CartOutboxLoader } from './lazy-journal';
export { mergeOutbox, type PageOutbox } from './merge-outbox';
export type { OrderDraft, OutboxEntry } from './outbox-entry';
export { createOutboxStore, type OutboxStore } from './outbox-store';
export { restoreOutbox } from './restore-outbox';
