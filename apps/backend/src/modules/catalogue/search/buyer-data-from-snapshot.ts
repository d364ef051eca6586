import type { Price } from '@gastroshop/api-contract';
import type { EssenceState } from '@gastroshop/domain/essence';
import type { BuyerProductRevision } from '../../product';
import type { Catalogue, PriceBook } from '../snapshot';

/** What a search of somebody's own shop has read about its articles anyway. */
export interface SnapshotData {
  readonly catalogue: Pick<Catalogue, 'priceBooks' | 'revision'>;
  /** What is on the essence list. */
  readonly standings: ReadonlyMap<string, EssenceState>;
}

const NONE: readonly Price[] = [];

/** The prices of an article in all books, in the order of the books: most articles are in one of them only. */
const pricesIn = (books: readonly PriceBook[], sku: string): readonly Price[] => {
  let prices = NONE;
  for (const book of books) {
    const own = book.get(sku);
    if (own !== undefined) prices = prices.length === 0 ? own : [...prices, ...own];
  }
  return prices;
};

/**
 * What articles found mean for the customer, as the database would say it, without asking it once more: the prices are
 * those the search has counted, and what the customer may not have is not among what was found.
 */
export const buyerDataFromSnapshot = (
  { catalogue: { priceBooks, revision }, standings }: SnapshotData,
  skus: readonly string[],
): BuyerProductRevision => ({
  revision,
  terms: skus.map((sku) => ({
    sku,
    is_essential: standings.get(sku)?.isEssential === true,
    is_restricted: false,
    prices: pricesIn(priceBooks, sku),
  })),
});
