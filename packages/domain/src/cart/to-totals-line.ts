import type { PricedRow, PriceOnRequest } from '../pricing';
import type { LineDelivery } from './line-delivery';
import type { TotalsLine } from './totals-line';

/**
 * A priced row as a line of the sums.
 *
 * @param row the answer of pricing, also where the price is on request
 * @param article the article's VAT and deposit
 */
export const toTotalsLine = (
  row: PricedRow | PriceOnRequest,
  product: Pick<TotalsLine, 'vat' | 'deposit'>,
  delivery: LineDelivery,
): TotalsLine => ({
  delivery,
  row: row.kind === 'PRICED' ? row : undefined,
  storageQuantity: row.storageQuantity,
  vat: product.vat,
  deposit: product.deposit,
});
