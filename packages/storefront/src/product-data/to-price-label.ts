import type { Product, Unit } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import {
  basePrice,
  nextTier,
  type PricedRow,
  priceDiscountInfo,
  type PricingInput,
  priceRow,
} from '@gastroshop/domain/pricing';
import { formatAmount, formatPrice, formatUnitPrice, formatEstimate, type Locale } from '@gastroshop/i18n';
import type {
  BasePriceLabelData,
  PriceLabelData,
  PriceHintData,
  PriceLabelState,
} from '@gastroshop/ui/price';
import { mainShopRow } from './normal-price';
import type { ProductContext } from './product-context';
import { toPricingInput } from './to-pricing-input';
import { storageUnitOf } from './product-units';

/** A better price is within reach when no more than this part of the way to it is missing. */
const REACH = 0.25;

const isSale = ({ category }: Pick<PricedRow, 'category'>): boolean =>
  category === 'ON_SALE_FOR_ALL' || category === 'ON_SALE_FOR_CUSTOMER';

/** Net euro as shown: after every discount, one on the row included. */
const shownPrice = (row: PricedRow): string => priceDiscountInfo(row).discountPricePerStorage;

/** What it would cost without the offer: the best of the regular prices, as shown; in a fair with the fair's factor. */
const formerPrice = (question: PricingInput): string | undefined => {
  const prices = question.prices.filter(({ type }) => type === 'LIST' || type === 'FAIR_LIST');
  const row = priceRow({ ...question, prices });
  return row.kind === 'PRICED' ? shownPrice(row) : undefined;
};

const tierNote = (
  question: PricingInput,
  unit: Pick<Unit, 'abbreviation'>,
  locale: Locale,
): PriceHintData | undefined => {
  const next = nextTier(question);
  if (next === undefined) return undefined;
  const { missingAmount, tier } = next;
  const price = formatUnitPrice(tier.discountPricePerStorage);
  return missingAmount <= Math.max(1, Math.floor(tier.amount * REACH))
    ? { kind: 'NEXT_TIER', missing: formatAmount(missingAmount, unit.abbreviation, locale), price }
    : { kind: 'TIER', quantity: formatAmount(tier.amount, unit.abbreviation, locale), price };
};

const noteOf = (
  row: PricedRow,
  question: PricingInput,
  unit: Pick<Unit, 'abbreviation'>,
  { visibility, locale }: ProductContext,
): PriceHintData | undefined => {
  if (isSale(row) && visibility.highlightSpecialPrices) {
    const former = formerPrice(question);
    if (former !== undefined && decimal(former).gt(shownPrice(row)))
      return { kind: 'FORMER', price: formatUnitPrice(former) };
  }
  const normal = mainShopRow(question, row);
  if (normal !== undefined) return { kind: 'FORMER', price: formatUnitPrice(shownPrice(normal)) };
  return tierNote(question, unit, locale);
};

/**
 * What an offer takes off in percent: against the regular price in whole percent, never more than it is, else by its
 * discount; undefined for nothing.
 *
 * @example '12'
 */
export const salePercent = (row: PricedRow, question: PricingInput): string | undefined => {
  const former = formerPrice(question);
  if (former === undefined) {
    const { hasDiscount, discount } = priceDiscountInfo(row);
    return hasDiscount ? discount : undefined;
  }
  const percent = decimal(1)
    .minus(decimal(shownPrice(row)).div(former))
    .times(100)
    .floor();
  return percent.gte(1) ? percent.toFixed(0) : undefined;
};

/** The unit prices are told in: that of the scales for weighed articles, else the storage unit. */
export const priceUnit = (product: Pick<Product, 'units' | 'weighed'>): string =>
  product.weighed?.pricedBy ?? storageUnitOf(product)?.abbreviation ?? '';

/**
 * The price for the amount typed, with the one line below it: what it cost before, or the next better price.
 *
 * @returns undefined where prices may not be seen
 */
export const toPriceLabel = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): PriceLabelState | undefined => {
  const question = toPricingInput(product, unit, amount, context);
  if (question === undefined) return undefined;
  const row = priceRow(question);
  if (row.kind === 'ON_REQUEST') return 'ON_REQUEST';
  const note = noteOf(row, question, unit, context);
  const price: PriceLabelData = {
    priceText: formatUnitPrice(shownPrice(row)),
    unit: priceUnit(product),
    isOnSale: isSale(row) && context.visibility.highlightSpecialPrices,
    ...(note !== undefined && { note }),
  };
  return price;
};

/** What an amount costs together: "ca. € 154,00"; undefined where there is no price or none may be seen. */
export const rowTotalText = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): string | undefined => {
  const question = toPricingInput(product, unit, amount, context);
  const row = question && priceRow(question);
  if (row?.kind !== 'PRICED') return undefined;
  const total = formatPrice(row.rowTotal);
  return row.estimated ? formatEstimate(total) : total;
};

/** The price in another measure, to compare articles by (PRI-8); undefined where it cannot be told. */
export const toBasePriceLabel = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): BasePriceLabelData | undefined => {
  const question = toPricingInput(product, unit, amount, context);
  if (question === undefined || product.basePrice === undefined) return undefined;
  const row = priceRow(question);
  if (row.kind !== 'PRICED') return undefined;
  const base = basePrice(shownPrice(row), product.basePrice, product.weighed);
  if (base === undefined) return undefined;
  const { refQuantity, refUnit } = base;
  return {
    priceText: formatPrice(base.price),
    unit: refQuantity === '1' ? refUnit : formatAmount(refQuantity, refUnit, context.locale),
  };
};
