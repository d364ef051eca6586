import type { Product } from '@gastroshop/api-contract';
import { priceRow } from '@gastroshop/domain/pricing';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { formatUnit, formatUnitPrice, type Locale } from '@gastroshop/i18n';

/**
 * What an article costs on a list on paper: net, of its storage unit or of what it is weighed by, as the smallest order
 * of it would cost today.
 *
 * @returns undefined where the price is on request
 * @example unitPriceOnPaper(product, '2026-11-20', 'de-AT') // '€ 3,99 / Fl'
 */
export const unitPriceOnPaper = (product: Product, today: string, locale: Locale): string | undefined => {
  const unit = defaultUnit(product.units) ?? product.units[0];
  if (unit === undefined) return undefined;
  const row = priceRow({
    prices: product.bulkPrices ?? [],
    amount: smallestAllowedAmount(product.minSaleQuantity, unit) ?? 1,
    unit,
    day: today,
    weighed: product.weighed,
  });
  if (row.kind !== 'PRICED') return undefined;
  const per =
    product.weighed?.pricedBy ?? product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  return [formatUnitPrice(row.unitPrice), ...(per === undefined ? [] : [formatUnit(per, locale)])].join(
    ' / ',
  );
};
