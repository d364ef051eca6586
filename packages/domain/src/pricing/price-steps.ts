import { decimal } from '../money';
import { storageQuantity as unitsInStorage } from '../quantity';
import type { PriceCandidate } from './assess-price';
import { percentOff } from './percent-off';
import { priceDate } from './price-date';
import type { PriceQuestion } from './price-question';
import type { PriceStep } from './price-step';
import type { PricedRow, PriceOnRequest } from './priced-row';
import { countedAmount } from './pricing-context';
import type { ReadFactor } from './read-factor';
import { exactRowTotal } from './row-total';
import { exactUnitPrice } from './unit-price';

/** How the quantity came about. */
export const quantitySteps = (question: PriceQuestion, row: PricedRow | PriceOnRequest): PriceStep[] => {
  const { amount, tierAmount, unit, weighed, deliveredQuantity } = question;
  const { storageQuantity, quantity } = row;
  const ratio = decimal(unit.ratio).toFixed();
  const steps: PriceStep[] = [
    {
      step: 'STORAGE_QUANTITY',
      amount,
      counted: countedAmount(amount),
      ratio,
      storageQuantity,
      ...(tierAmount === undefined ? {} : { tierQuantity: unitsInStorage(countedAmount(tierAmount), unit) }),
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
export const moneySteps = ({ factors, unitPrice }: PriceCandidate, row: PricedRow): PriceStep[] => {
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

const unitFactorStep = ({ source, factor, value }: ReadFactor): PriceStep[] =>
  source === 'FAIR' || source === 'SINGLE_DISCOUNT'
    ? [{ step: 'UNIT_FACTOR', source, factor, percent: percentOff(value) }]
    : [];

const rowFactorStep = ({ source, factor, value }: ReadFactor): PriceStep[] =>
  source === 'TOTAL_DISCOUNT' ? [{ step: 'ROW_FACTOR', source, factor, percent: percentOff(value) }] : [];

const savingSteps = (factors: readonly ReadFactor[], row: PricedRow): PriceStep[] => {
  const { undiscountedRowTotal, discountEarned, bonus } = row;
  const steps: PriceStep[] = [];
  if (factors.some(({ source }) => source !== 'BONUS')) {
    steps.push({ step: 'DISCOUNT_EARNED', undiscountedRowTotal, discountEarned });
  }
  for (const { source, factor, value } of factors) {
    if (source === 'BONUS') steps.push({ step: 'BONUS', factor, percent: percentOff(value), bonus });
  }
  return steps;
};
