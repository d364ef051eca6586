export type { CartLine, CartSnapshot } from './cart-snapshot';
export { createCart, type CartOptions, type CartStore } from './create-cart';
