import type { Product, Unit } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import {
  displayCategory,
  explainPrice,
  type Price,
  type ExplanationStep,
  type RejectedPrice,
} from '@gastroshop/domain/pricing';
import {
  formatAmount,
  formatLongDate,
  formatNumber,
  formatPercent,
  formatPrice,
  formatUnit,
  formatUnitPrice,
  formatEstimate,
  type Locale,
  NO_BREAK_SPACE,
} from '@gastroshop/i18n';
import type { PriceExplanationProps, ExplanationStepData, RejectedPriceData } from '@gastroshop/ui/price';
import { toPricingInput, type ProductContext, priceUnit, storageUnitOf } from '../../product-data';

interface Words {
  /** Abbreviation of the unit that was ordered. */
  readonly unit: string;
  /** Abbreviation of the storage unit. */
  readonly storage: string;
  /** The unit prices are for. */
  readonly priced: string;
  readonly estimated: boolean;
  readonly context: ProductContext;
}

const exactly = (value: string): string => `€${NO_BREAK_SPACE}${formatNumber(value)}`;

const roundedFrom = (exact: string, value: string): { readonly exact?: string } =>
  decimal(exact).eq(value) ? {} : { exact: exactly(exact) };

const tierOf = (minQuantity: number, storage: string, locale: Locale): { readonly from?: string } =>
  minQuantity > 1 ? { from: formatAmount(minQuantity, storage, locale) } : {};

/** One step of the calculation, written out; nothing for what this buyer may not see. */
const stepData = (step: ExplanationStep, words: Words): readonly ExplanationStepData[] => {
  const { unit, storage, priced, estimated, context } = words;
  const { locale } = context;
  const inWords = (day: string): string => formatLongDate(day, locale, { weekday: 'none' });
  switch (step.step) {
    case 'STORAGE_QUANTITY':
      return [
        {
          step: 'STORAGE_QUANTITY',
          amount: formatAmount(step.counted, unit, locale),
          ratio: formatNumber(step.ratio),
          quantity: formatAmount(step.storageQuantity, storage, locale),
        },
        ...(step.tierQuantity === undefined
          ? []
          : [{ step: 'TIER_QUANTITY' as const, quantity: formatAmount(step.tierQuantity, storage, locale) }]),
      ];
    case 'ESTIMATED_QUANTITY':
      return [
        {
          step: 'ESTIMATED_QUANTITY',
          perUnit: formatAmount(step.perStorageUnit, step.pricedBy, locale),
          quantity: formatEstimate(formatAmount(step.quantity, step.pricedBy, locale)),
        },
      ];
    case 'DELIVERED_QUANTITY':
      return [{ step: 'DELIVERED_QUANTITY', quantity: formatAmount(step.quantity, priced, locale) }];
    case 'ON_REQUEST':
      return [{ step: 'ON_REQUEST' }];
    case 'CHOSEN_PRICE':
      return [
        {
          step: 'CHOSEN_PRICE',
          basis: step.category,
          price: formatUnitPrice(step.rawValue),
          ...tierOf(step.minQuantity, storage, locale),
          ...(step.fromDay !== undefined && { validFrom: inWords(step.fromDay) }),
          ...(step.toDay !== undefined && { validTo: inWords(step.toDay) }),
        },
      ];
    case 'UNIT_FACTOR':
      return [
        {
          step: step.source === 'FAIR' ? 'FAIR_FACTOR' : 'UNIT_FACTOR',
          percent: formatPercent(step.percent),
        },
      ];
    case 'UNIT_PRICE':
      return [
        {
          step: 'UNIT_PRICE',
          price: formatUnitPrice(step.unitPrice),
          unit: formatUnit(priced, locale),
          ...roundedFrom(step.exact, step.unitPrice),
        },
      ];
    case 'ROW_FACTOR':
      return [{ step: 'ROW_FACTOR', percent: formatPercent(step.percent) }];
    case 'ROW_TOTAL': {
      const total = formatPrice(step.rowTotal);
      return [
        {
          step: 'ROW_TOTAL',
          total: estimated ? formatEstimate(total) : total,
          ...roundedFrom(step.exact, step.rowTotal),
        },
      ];
    }
    case 'DISCOUNT_EARNED':
      return [
        {
          step: 'DISCOUNT_EARNED',
          earned: formatPrice(step.discountEarned),
          undiscounted: formatPrice(step.undiscountedRowTotal),
        },
      ];
    case 'BONUS':
      return context.visibility.bonuses
        ? [{ step: 'BONUS', percent: formatPercent(step.percent), bonus: formatPrice(step.bonus) }]
        : [];
  }
};

const REASONS = {
  DEARER: 'DEARER',
  TIE: 'TIE',
  BELOW_TIER: 'BELOW_TIER',
  NOT_YET_VALID: 'NOT_YET_VALID',
  EXPIRED: 'EXPIRED',
  OUTSIDE_FAIR: 'OUTSIDE_FAIR',
  RAW_VALUE_NOT_POSITIVE: 'UNREADABLE',
  DATE_UNREADABLE: 'UNREADABLE',
} as const satisfies Record<RejectedPrice['reason'], RejectedPriceData['reason']>;

/** What a price list says, or a dash for what is no price. */
const writtenPrice = ({ rawValueString }: Price): string => {
  try {
    return formatUnitPrice(rawValueString);
  } catch {
    return '–';
  }
};

const rejectedData = (
  { price, reason }: RejectedPrice,
  { storage, context: { locale } }: Words,
): RejectedPriceData => ({
  basis: displayCategory(price.type),
  price: writtenPrice(price),
  reason: REASONS[reason],
  ...tierOf(price.minQuantity, storage, locale),
});

/**
 * How the price of an amount comes about, for those who may see it: every step, and in the extended pop-up the prices
 * that were not chosen (PRI-9).
 *
 * @returns undefined for everybody else
 */
export const priceExplanationOf = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): PriceExplanationProps | undefined => {
  const { popup } = context.visibility;
  const question = popup === 'none' ? undefined : toPricingInput(product, unit, amount, context);
  if (question === undefined) return undefined;
  const { row, steps, rejected } = explainPrice(question);
  const storage = storageUnitOf(product)?.abbreviation ?? '';
  const words: Words = {
    unit: unit.abbreviation,
    storage,
    priced: priceUnit(product),
    estimated: row.estimated,
    context,
  };
  return {
    steps: steps.flatMap((step) => stepData(step, words)),
    ...(popup === 'extended' && { rejected: rejected.map((price) => rejectedData(price, words)) }),
  };
};
