export { useCartActions, type CartActions, type LineChange, type LineOfSeveral } from './cart-context';
export type { OrderDraft, OutboxEntry } from './outbox-entry';
export {
  cartOutboxReducer,
  EMPTY_OUTBOX,
  type CartOutboxState,
  type WithCartOutbox,
} from './cart-outbox-slice';
export type { RowsOfPad } from './cart-outbox';
export { mergeLine, type OptimisticCartLine } from './cart-line';
export { CartProvider, type CartProviderProps } from './cart-provider';
export type { CartSender } from './cart-sender';
export { cartKey, cartQuery } from './cart-query';
export { keepAdded } from './keep-added';
export { loadCart } from './load-cart';
export { lazyCartOutbox, type CartOutboxLoader } from './lazy-journal';
export { lazyCartSender } from './lazy-sender';
export { restoreOutbox } from './restore-outbox';
export { joinRemarks } from './join-remarks';
export { lateEditOf } from './ordered-meanwhile';
export { newerCart } from './newer-cart';
export type { RefusedEdit } from './refused-edit';
export { RemarkFields, type RemarkFieldsProps } from './remark-fields';
export { remarksForOther } from './remarks-for-other';
export { remarksIn } from './remarks-in';

export { remarkWords } from './remark-words';
export { type LineToAdd, useAddMany } from './use-add-many';
export { useCartSkus } from './use-cart-skus';
export { useCartLine, type CartLineState } from './use-cart-line';
export { useCartUnits } from './use-cart-units';
export { useCartSummary, type CartSummary } from './use-cart-summary';
