import type { Queries } from '../../db';
import { priceImporter, productImporter, storeLines } from '../../import';
import type { Branch, BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';

const contextOf = ({ tenant }: Branch, { now, today }: DemoDay) => ({ tenant, now, today });

/** Imports the articles of a branch, with their categories and suppliers. */
export const storeProducts = (
  queries: Queries,
  branch: Branch,
  products: readonly BranchProduct[],
  demo: DemoDay,
): Promise<void> =>
  storeLines(
    queries,
    productImporter(contextOf(branch, demo)),
    products.map(({ line }) => line),
  );

/** Imports the prices of a branch; the customers and fairs they are for are there already. */
export const storePrices = (
  queries: Queries,
  branch: Branch,
  products: readonly BranchProduct[],
  demo: DemoDay,
): Promise<void> =>
  storeLines(
    queries,
    priceImporter(contextOf(branch, demo)),
    products.flatMap(({ prices }) => prices),
  );
