import { Random } from '../../../../../tooling/testing/src/money-oracle';
import { moneyCart, type MoneyCart } from './money-cart';

const SEED = 20_261_125;

/** The first so many carts whose sums are compared: the same ones wherever they are asked for. */
export const moneyCarts = (count: number): readonly MoneyCart[] => {
  const random = new Random(SEED);
  return Array.from({ length: count }, (_, index) => moneyCart(random, `m${index}`));
};
