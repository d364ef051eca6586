import type { Product, Unit } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { nextTier, priceTiers } from '@gastroshop/domain/pricing';
import { formatAmount, formatUnit, formatUnitPrice } from '@gastroshop/i18n';
import type { TierPriceRow } from '@gastroshop/ui/price';
import { toPricingInput, type ProductContext, priceUnit } from '../../product-data';

/** A better price and how far it is to it. */
export interface NextTierView {
  /** What is missing, with its unit. */
  readonly missing: string;
  /** The price there. */
  readonly figure: string;
  /** The price there, with its unit. */
  readonly price: string;
  /** The amount that reaches it. */
  readonly amount: number;
}

/** From how many of a unit on an article costs less; nothing where it costs the same in any amount. */
export const toTierPrices = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): readonly TierPriceRow[] => {
  const question = toPricingInput(product, unit, amount, context);
  const tiers = question === undefined ? [] : priceTiers(question, product.minSaleQuantity);
  const [first] = tiers;
  if (first === undefined || tiers.length < 2) return [];
  const current = tiers.findLast(({ reached }) => reached);
  return tiers.map((tier) => ({
    quantity: formatAmount(tier.amount, unit.abbreviation, context.locale),
    price: formatUnitPrice(tier.discountPricePerStorage),
    share: decimal(tier.discountPricePerStorage).div(first.discountPricePerStorage).toNumber(),
    isCurrent: tier === current,
  }));
};

/** The next better price above an amount; undefined where there is none. */
export const toNextTierHint = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): NextTierView | undefined => {
  const question = toPricingInput(product, unit, amount, context);
  const next = question && nextTier(question);
  if (next === undefined) return undefined;
  const figure = formatUnitPrice(next.tier.discountPricePerStorage);
  return {
    missing: formatAmount(next.missingAmount, unit.abbreviation, context.locale),
    figure,
    price: `${figure} / ${formatUnit(priceUnit(product), context.locale)}`,
    amount: next.tier.amount,
  };
};
