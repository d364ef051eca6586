import { decimal } from '../money';
import { storageQuantity as unitsInStorage } from '../quantity';
import type { PriceCandidate } from './evaluate-price';
import { percentOff } from './percent-off';
import { priceDate } from './price-date';
import type { PricingInput } from './pricing-input';
import type { ExplanationStep } from './explanation-step';
import type { PricedRow, PriceOnRequest } from './priced-row';
import { pricedAmount } from './pricing-context';
import type { ParsedFactor } from './parsed-factor';
import { exactRowTotal } from './row-total';
import { exactUnitPrice } from './unit-price';

/** How the quantity came about. */
export const quantitySteps = (question: PricingInput, row: PricedRow | PriceOnRequest): ExplanationStep[] => {
  const { amount, tierAmount, unit, weighed, deliveredQuantity } = question;
  const { storageQuantity, quantity } = row;
  const ratio = decimal(unit.ratio).toFixed();
  const steps: ExplanationStep[] = [
    {
      step: 'STORAGE_QUANTITY',
      amount,
      counted: pricedAmount(amount),
      ratio,
      storageQuantity,
      ...(tierAmount === undefined ? {} : { tierQuantity: unitsInStorage(pricedAmount(tierAmount), unit) }),
    },
  ];
  if (deliveredQuantity !== undefined) steps.push({ step: 'DELIVERED_QUANTITY', quantity });
  else if (weighed !== undefined) {
    const perStorageUnit = decimal(weighed.estimatedQuantityPerStorageUnit).toFixed();
    steps.push({ step: 'ESTIMATED_QUANTITY', perStorageUnit, pricedBy: weighed.pricedBy, quantity });
  }
  return steps;
};

/** How the sums came about. */
export const totalSteps = ({ factors, unitPrice }: PriceCandidate, row: PricedRow): ExplanationStep[] => {
  const { type, category, minQuantity, price } = row;
  const raw = decimal(price.rawValueString);
  const fromDay = price.fromDate === undefined ? undefined : priceDate(price.fromDate);
  const toDay = price.toDate === undefined ? undefined : priceDate(price.toDate);
  return [
    {
      step: 'CHOSEN_PRICE',
      type,
      category,
      rawValue: price.rawValueString,
      minQuantity,
      day: row.snapshot.day,
      ...(fromDay === undefined ? {} : { fromDay }),
      ...(toDay === undefined ? {} : { toDay }),
    },
    ...factors.flatMap(unitFactorStep),
    { step: 'UNIT_PRICE', exact: exactUnitPrice(raw, factors).toFixed(), unitPrice: row.unitPrice },
    ...factors.flatMap(rowFactorStep),
    {
      step: 'ROW_TOTAL',
      exact: exactRowTotal(unitPrice, decimal(row.quantity), factors).toFixed(),
      rowTotal: row.rowTotal,
    },
    ...savingSteps(factors, row),
  ];
};

const unitFactorStep = ({ source, factor, value }: ParsedFactor): ExplanationStep[] =>
  source === 'FAIR' || source === 'SINGLE_DISCOUNT'
    ? [{ step: 'UNIT_FACTOR', source, factor, percent: percentOff(value) }]
    : [];

const rowFactorStep = ({ source, factor, value }: ParsedFactor): ExplanationStep[] =>
  source === 'TOTAL_DISCOUNT' ? [{ step: 'ROW_FACTOR', source, factor, percent: percentOff(value) }] : [];

const savingSteps = (factors: readonly ParsedFactor[], row: PricedRow): ExplanationStep[] => {
  const { undiscountedRowTotal, discountEarned, bonus } = row;
  const steps: ExplanationStep[] = [];
  if (factors.some(({ source }) => source !== 'BONUS')) {
    steps.push({ step: 'DISCOUNT_EARNED', undiscountedRowTotal, discountEarned });
  }
  for (const { source, factor, value } of factors) {
    if (source === 'BONUS') steps.push({ step: 'BONUS', factor, percent: percentOff(value), bonus });
  }
  return steps;
};
