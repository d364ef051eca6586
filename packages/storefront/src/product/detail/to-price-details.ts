import type { Product, Unit } from '@gastroshop/api-contract';
import { rowDeposit, vatRateOn } from '@gastroshop/domain/cart';
import { priceDiscountInfo, priceRow, recommendedRetailPrice } from '@gastroshop/domain/pricing';
import { storageQuantity } from '@gastroshop/domain/quantity';
import { formatPercent, formatPrice } from '@gastroshop/i18n';
import { toPricingInput, type ProductContext } from '../../product-data';

/** What there is to know about a price beyond its figure, written out; each may be missing. */
export interface PriceFacts {
  /** What the discount takes off, for those whose discounts are marked. */
  readonly discount?: string | undefined;
  /** What is paid back later, for those who may see bonuses. */
  readonly bonus?: { readonly percent: string; readonly amount: string } | undefined;
  /** Deposit of the amount typed. */
  readonly deposit?: string | undefined;
  /** The rate of value added tax on the day of delivery. */
  readonly vat?: string | undefined;
  readonly retail?: string | undefined;
}

/**
 * Discount, bonus, deposit, tax and retail price of an amount of an article, as far as this buyer may see them (PRI-9).
 *
 * @param day day of delivery, YYYY-MM-DD: tax follows it
 */
export const toPriceDetails = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
  day: string,
): PriceFacts => {
  const { visibility } = context;
  const question = toPricingInput(product, unit, amount, context);
  if (question === undefined) return {};
  const row = priceRow(question);
  const vat = vatRateOn(product.vat, day);
  const always: PriceFacts = {
    ...(product.deposit !== undefined && {
      deposit: formatPrice(rowDeposit(product.deposit, storageQuantity(amount, unit))),
    }),
    ...(vat !== undefined && { vat: formatPercent(vat) }),
  };
  if (row.kind !== 'PRICED') return always;
  const { hasDiscount, discount, hasBonus, bonus } = priceDiscountInfo(row);
  const retail = recommendedRetailPrice(row.price);
  return {
    ...(hasDiscount && visibility.highlightDiscounts && { discount: `−${formatPercent(discount)}` }),
    ...(hasBonus &&
      visibility.bonuses && { bonus: { percent: formatPercent(bonus), amount: formatPrice(row.bonus) } }),
    ...always,
    ...(retail !== undefined && { retail: formatPrice(retail) }),
  };
};
