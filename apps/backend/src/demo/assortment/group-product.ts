import type { PriceLine, ProductLine } from '../../import';

/** An article of the group's assortment, as the files of the demonstration have it. */
export interface GroupProduct {
  /** Its place in the file, from 0; numbers of the branches follow from it. */
  readonly index: number;
  readonly line: ProductLine;
  /** List prices before a branch's own calculation, from the smallest quantity on. */
  readonly prices: readonly PriceLine[];
}

/** Net euro of the storage unit (weighed: the kilogram) before a branch's own calculation. */
export const basePriceOf = ({ prices }: GroupProduct): number => Number(prices[0]?.rawValueString);

/** The category an article stands in. */
export const categoryIdOf = ({ line }: GroupProduct): string => line.categories.at(-1)?.id ?? '';
