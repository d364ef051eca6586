import { composeProduct } from './compose-product';
import { draftsOf } from './draft';
import type { MasterProduct } from './master-product';
import { SHELVES } from './category-seeds';

/** All articles of the group, for the vintages of a year. */
export const masterAssortment = (year: number): readonly MasterProduct[] =>
  SHELVES.flatMap(draftsOf).map((draft, index) => composeProduct(draft, index, year));
