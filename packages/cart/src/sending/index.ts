export type { CartCache } from './cart-cache';
export { customerCart, type CartCalls } from './cart-calls';
export { createCartChanges, type CartChanges, type CartParts, type LinesDone } from './cart-changes';
export { type CartRejection, toCartRejection } from './cart-rejection';
export type { CartSender, CartSenderSettings, RejectionListener } from './cart-sender';
export type { CartTarget } from './cart-target';
export { lazyCartSender } from './lazy-sender';
export { lateEditOf, orderAgain, type LateEdit } from './ordered-meanwhile';
export type { RefusedEdit } from './refused-edit';
