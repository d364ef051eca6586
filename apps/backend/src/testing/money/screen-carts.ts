import type { MoneyCart } from './money-cart';
import { moneyCarts } from './money-carts';

/** One of so many is looked at on the screen. */
const APART = 20;

/** Those of the thousand carts that the cart screen is compared for: fifty, from all over them. */
export const cartsOnScreen = (): readonly MoneyCart[] =>
  moneyCarts(1_000).filter((_, index) => index % APART === 0);
