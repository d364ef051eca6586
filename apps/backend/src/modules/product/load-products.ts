import type { Category, Fair, Product } from '@gastroshop/api-contract';
import { runPair, type Queries } from '../../db';
import type { Buyer } from './buyer';
import { loadBuyerProductData, type BuyerProductRevision } from './buyer-product-data';
import type { CustomerSlots } from '@gastroshop/domain/delivery';
import { deliverySlotsOf, readCustomerSlots } from './delivery-slots';
import { toProductForBuyer } from './product-for-buyer';
import { plainProducts } from './base-product-cache';
import { withUsualAmounts } from './with-usual-amounts';

/** What of articles is to be read besides the usual. */
export interface LoadOptions {
  /** Inside this fair: its prices count as well, and what it does not sell is not to be had. In a closed one nothing is. */
  readonly fair?: Fair | 'CLOSED' | undefined;
  /** The customer's weekly deliveries, where they have been read already. */
  readonly slots?: CustomerSlots | undefined;
  /** What exactly these articles mean for the buyer, where it is known already. Outside of fairs only. */
  readonly terms?: BuyerProductRevision | undefined;
}

/** Articles by their numbers. Unknown ones are missing; inactive and restricted ones are there. */
export interface LoadedProducts extends ReadonlyMap<string, Product> {
  /** Numbers of those the customer's assortment or the fair leaves out: not to be offered, not to be ordered. */
  readonly restricted: ReadonlySet<string>;
  /** The category of each with those around it, by number. */
  readonly categories: ReadonlyMap<string, Category>;
}

/** The products of the numbers given, and which of them the customer may not have. */
class Loaded extends Map<string, Product> implements LoadedProducts {
  readonly restricted = new Set<string>();
  readonly categories = new Map<string, Category>();
}

/**
 * Reads articles as the wire carries them: in the buyer's language (English falls back to German field by field), with
 * the prices of this customer that are not over, its delivery days and whether it buys them. A query for any number
 * of skus, and one more for those this process does not know as they are now. Without a customer there are no prices. Who may not see prices gets them taken out by the kernel.
 *
 * @example const products = await loadProducts(queries, buyer, ['100100']);
 */
export const loadProducts = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  { fair, slots, terms: known }: LoadOptions = {},
): Promise<LoadedProducts> => {
  const loaded = new Loaded();
  if (skus.length === 0) return loaded;
  const isClosed = fair === 'CLOSED';
  const [customerSlots, { revision, terms }] = await runPair(
    queries,
    () => (slots === undefined ? readCustomerSlots(queries, buyer) : Promise.resolve(slots)),
    () =>
      known === undefined
        ? loadBuyerProductData(queries, buyer, skus, isClosed ? undefined : fair)
        : withUsualAmounts(queries, buyer, known),
  );
  const slotsOf = deliverySlotsOf(customerSlots);
  const { tenant, locale } = buyer;
  const plain = await plainProducts(queries, { tenant, locale, revision }, skus);
  for (const own of terms) {
    const product = plain.get(own.sku);
    if (product === undefined) continue;
    loaded.set(own.sku, toProductForBuyer(product, own, buyer, slotsOf));
    if (product.category !== undefined) loaded.categories.set(own.sku, product.category);
    if (isClosed || own.is_restricted) loaded.restricted.add(own.sku);
  }
  return loaded;
};
