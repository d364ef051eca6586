import type { MasterProduct } from '../assortment';
import type { Branch } from './branches';

/** No divisor of the numbers there are, so that no two articles share one. */
const STEP = 37;
const NUMBERS = 100_000;

/** The number an article has in a branch: six digits, the first one telling the range of goods. */
export const skuOf = ({ numberOffset }: Branch, { index, draft }: MasterProduct): string =>
  `${draft.shelf.id.slice(0, 1)}${String((index * STEP + numberOffset) % NUMBERS).padStart(5, '0')}`;
