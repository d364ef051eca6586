import type { Fair, Price } from '@gastroshop/api-contract';
import { priceRow, type FairPricing } from '@gastroshop/domain/pricing';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { fairPriceDay, fairPricing } from '../../fair';
import type { Catalogue, PriceBook, MinimumOrderData } from '../snapshot';

/** Net euro of one storage unit at the smallest order; undefined where the price is on request. */
type UnitPriceOf = (position: number) => number | undefined;

interface PriceCircumstances {
  readonly day: string;
  readonly fair: FairPricing | undefined;
}

const unitPrice = (
  prices: readonly Price[],
  terms: MinimumOrderData | undefined,
  { day, fair }: PriceCircumstances,
): number | undefined => {
  const unit = terms === undefined ? undefined : defaultUnit(terms.units);
  if (terms === undefined || unit === undefined) return undefined;
  const amount = smallestAllowedAmount(terms.minSaleQuantity, unit) ?? 1;
  const row = priceRow({ prices, amount, unit, day, fair, weighed: terms.weighed });
  return row.kind === 'PRICED' ? Number(row.unitPrice) : undefined;
};

type KnownPrices = Map<string, number | undefined>;

/** Prices for everybody are the same for every buyer of a day, in a fair by its factor, and worked out once. */
const generalPrices = new WeakMap<PriceBook, Map<string, KnownPrices>>();

/** The own shop and the fairs of some days. */
const KNOWN_AT_MOST = 4;

const knownPrices = (book: PriceBook, { day, fair }: PriceCircumstances): KnownPrices => {
  const byCircumstances = generalPrices.get(book) ?? new Map<string, KnownPrices>();
  generalPrices.set(book, byCircumstances);
  const key = JSON.stringify([day, fair]);
  const prices = byCircumstances.get(key) ?? new Map<string, number | undefined>();
  byCircumstances.delete(key);
  byCircumstances.set(key, prices);
  const [oldest] = byCircumstances.keys();
  if (byCircumstances.size > KNOWN_AT_MOST && oldest !== undefined) byCircumstances.delete(oldest);
  return prices;
};

/** Says what articles cost this buyer today, in a fair by its terms, to sort by. */
export const unitPrices = async (
  { snapshot, priceBooks, saleTerms }: Catalogue,
  today: string,
  fair?: Fair,
): Promise<UnitPriceOf> => {
  const circumstances = { day: fairPriceDay(fair, today), fair: fairPricing(fair) };
  const terms = await saleTerms();
  const [general, ...own] = priceBooks;
  const known = general === undefined ? undefined : knownPrices(general, circumstances);
  return (position) => {
    const sku = snapshot.articles[position]?.sku ?? '';
    const ownPrices = own.flatMap((book) => book.get(sku) ?? []);
    if (ownPrices.length === 0 && known?.has(sku) === true) return known.get(sku);
    const price = unitPrice([...(general?.get(sku) ?? []), ...ownPrices], terms.get(sku), circumstances);
    if (ownPrices.length === 0) known?.set(sku, price);
    return price;
  };
};
