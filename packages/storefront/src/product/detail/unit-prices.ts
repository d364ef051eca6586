import type { Product, Unit } from '@gastroshop/api-contract';
import { priceDiscountInfo, unitPriceIn, priceRow } from '@gastroshop/domain/pricing';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { formatAmount, formatPrice, formatUnitPrice, formatEstimate } from '@gastroshop/i18n';
import type { BasePriceLabelData, UnitPrice } from '@gastroshop/ui/price';
import {
  toPricingInput,
  type ProductContext,
  priceUnit,
  toBasePriceLabel,
  initialAmount,
  toOrderUnits,
} from '../../product-data';

/** Storage units tell a price per kilo or litre, the others what their content costs by the piece. */
const comparedBy = (
  product: Product,
  unit: Unit,
  amount: number,
  perPriceUnit: string,
  context: ProductContext,
): BasePriceLabelData | undefined => {
  const compared = unit.isStorageUnit
    ? toBasePriceLabel(product, unit, amount, context)
    : { priceText: formatUnitPrice(perPriceUnit), unit: priceUnit(product) };
  // What a unit costs by itself stands beside it already.
  return compared?.unit === unit.abbreviation ? undefined : compared;
};

const pricesOf = (
  product: Product,
  unit: Unit,
  context: ProductContext,
): Pick<UnitPrice, 'price' | 'basePrice'> => {
  const amount = initialAmount(product, unit);
  const question = toPricingInput(product, unit, amount, context);
  const row = question && priceRow(question);
  if (row?.kind !== 'PRICED') return {};
  const perPriceUnit = priceDiscountInfo(row).discountPricePerStorage;
  const { price, estimated } = unitPriceIn(perPriceUnit, unit, product.weighed);
  const basePrice = comparedBy(product, unit, amount, perPriceUnit, context);
  return {
    price: estimated ? formatEstimate(formatPrice(price)) : formatPrice(price),
    ...(basePrice !== undefined && { basePrice }),
  };
};

/** All units of an article, the smallest first (PRD-3), with what one of each holds and costs. */
export const toUnitPrices = (
  product: Product,
  context: ProductContext,
  contentWords: (content: string) => string,
): readonly UnitPrice[] => {
  const { netFillingQuantity: net } = product;
  return toOrderUnits(product, context.locale).flatMap(({ abbreviation, content }) => {
    const unit = unitByAbbreviation(product.units, abbreviation);
    if (unit === undefined) return [];
    const isNamedByWeight = net?.unit === abbreviation;
    const told =
      content !== undefined
        ? contentWords(content)
        : unit.isStorageUnit && net !== undefined && !isNamedByWeight
          ? formatAmount(net.quantity, net.unit, context.locale)
          : undefined;
    return [
      {
        unit: abbreviation,
        ...(told !== undefined && { content: told }),
        ...pricesOf(product, unit, context),
      },
    ];
  });
};
