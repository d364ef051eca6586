import { categoryIdOf, type GroupProduct } from '../assortment';
import type { Branch } from './branches';

/** No divisor of the numbers there are, so that no two articles share one. */
const STEP = 37;
const NUMBERS = 100_000;

/** The number an article has in a branch: six digits, the first one telling the range of goods. */
export const skuOf = ({ numberOffset }: Branch, product: GroupProduct): string =>
  `${categoryIdOf(product).slice(0, 1)}${String((product.index * STEP + numberOffset) % NUMBERS).padStart(5, '0')}`;
