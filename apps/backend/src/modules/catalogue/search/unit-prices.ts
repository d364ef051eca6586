import type { Price } from '@gastroshop/api-contract';
import { priceRow } from '@gastroshop/domain/pricing';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { Catalogue, PriceBook, SaleTerms } from '../snapshot';

/** Net euro of one storage unit at the smallest order; undefined where the price is on request. */
type UnitPriceOf = (position: number) => number | undefined;

const unitPrice = (
  prices: readonly Price[],
  terms: SaleTerms | undefined,
  day: string,
): number | undefined => {
  const unit = terms === undefined ? undefined : defaultUnit(terms.units);
  if (terms === undefined || unit === undefined) return undefined;
  const amount = smallestAllowedAmount(terms.minSaleQuantity, unit) ?? 1;
  const row = priceRow({ prices, amount, unit, day, weighed: terms.weighed });
  return row.kind === 'PRICED' ? Number(row.unitPrice) : undefined;
};

interface DayPrices {
  readonly day: string;
  readonly prices: Map<string, number | undefined>;
}

/** Prices for everybody are the same for every buyer of a day, and worked out once. */
const generalPrices = new WeakMap<PriceBook, DayPrices>();

const pricesOfDay = (book: PriceBook, day: string): DayPrices => {
  const known = generalPrices.get(book);
  if (known?.day === day) return known;
  const prices = { day, prices: new Map<string, number | undefined>() };
  generalPrices.set(book, prices);
  return prices;
};

/** Says what articles cost this buyer today, to sort by. */
export const unitPrices = async (
  { snapshot, priceBooks, saleTerms }: Catalogue,
  day: string,
): Promise<UnitPriceOf> => {
  const terms = await saleTerms();
  const [general, ...own] = priceBooks;
  const known = general === undefined ? undefined : pricesOfDay(general, day).prices;
  return (position) => {
    const sku = snapshot.articles[position]?.sku ?? '';
    const ownPrices = own.flatMap((book) => book.get(sku) ?? []);
    if (ownPrices.length === 0 && known?.has(sku) === true) return known.get(sku);
    const price = unitPrice([...(general?.get(sku) ?? []), ...ownPrices], terms.get(sku), day);
    if (ownPrices.length === 0) known?.set(sku, price);
    return price;
  };
};
