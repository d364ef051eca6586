import { totalsLineOf, type LineDelivery, type TotalsLine } from '@gastroshop/domain/cart';
import { priceRow, type PricedRow, type PriceOnRequest } from '@gastroshop/domain/pricing';
import type { LineView } from './cart-line-view';

/** What a line costs: nothing is asked of one that cannot be ordered. */
export const priceLine = (view: LineView, day: string): PricedRow | PriceOnRequest | undefined =>
  view.unit === undefined || view.problem?.code === 'NOT_AVAILABLE'
    ? undefined
    : priceRow({
        prices: view.product.bulkPrices ?? [],
        amount: view.content.amount,
        unit: view.unit,
        day,
        weighed: view.product.weighed,
      });

/** A priced line as the sums need it. */
export const sumLine = (
  { product }: LineView,
  row: PricedRow | PriceOnRequest,
  delivery: LineDelivery,
): TotalsLine => totalsLineOf(row, { vat: product.vat, deposit: product.deposit }, delivery);
