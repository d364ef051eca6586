export {
  cartOutboxReducer,
  EMPTY_OUTBOX,
  lazyCartOutbox,
  restoreOutbox,
  type CartOutboxLoader,
  type CartOutboxState,
  type OrderDraft,
  type OutboxEntry,
  type RowsOfPad,
  type WithCartOutbox,
} from '@gastroshop/cart/outbox';
export {
  mergeLine,
  newerCart,
  remarksIn,
  type CartSummary,
  type LineChange,
  type LineOfSeveral,
  type OptimisticCartLine,
} from '@gastroshop/cart/edits';
export { lateEditOf, lazyCartSender, type CartSender, type RefusedEdit } from '@gastroshop/cart/sending';
export { useCartActions, type CartActions } from './cart-context';
export { CartProvider, type CartProviderProps } from './cart-provider';
export { cartKey, cartQuery } from './cart-query';
export { cartTarget } from './cart-target';
export { joinRemarks } from './join-remarks';
export { keepAdded } from './keep-added';
export { loadCart } from './load-cart';
export { RemarkFields, type RemarkFieldsProps } from './remark-fields';
export { remarksForOther } from './remarks-for-other';
export { remarkWords } from './remark-words';
export { type LineToAdd, useAddMany } from './use-add-many';
export { useCartLine, type CartLineState } from './use-cart-line';
export { useCartSkus } from './use-cart-skus';
export { useCartSummary } from './use-cart-summary';
export { useCartUnits } from './use-cart-units';
