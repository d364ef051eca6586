import type { Product } from '@gastroshop/api-contract';

/** What has articles in an order. */
interface Ordered {
  readonly products: readonly Product[];
}

/**
 * A newer answer to the same question in the order of the one that is shown: what the customer orders comes first at the
 * next question, but nothing may move under the hand that orders it. What is new stands at the end.
 */
export const keepDisplayedOrder = <Page extends Ordered>(newer: Page, seen: Ordered | undefined): Page => {
  if (seen === undefined || seen.products.length === 0) return newer;
  const places = new Map(seen.products.map(({ sku }, place) => [sku, place]));
  const placeOf = ({ sku }: Product) => places.get(sku) ?? places.size;
  const products = newer.products.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...newer, products };
};
