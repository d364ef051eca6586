import { decimal, type DecimalInput } from '../money';

import {
  defaultUnit,
  MAX_AMOUNT,
  offeredUnits,
  ratioOf,
  smallestAllowedAmount,
  type Unit,
} from '../quantity';

/** What a customer bought of an article on one day. */
export interface BoughtQuantity {
  /** Day in Vienna, YYYY-MM-DD. */
  readonly day: string;
  /** Storage units. */
  readonly quantity: DecimalInput;
  /** Abbreviation of the unit it was ordered in; missing where that is not known. */
  readonly unit?: string | undefined;
}

/** What of an article counts for its usual amount. */
export interface UsualAmountOf {
  readonly units: readonly Unit[];
  readonly minSaleQuantity: number;
}

/** How much of an article a customer usually orders. */
export interface UsualAmount {
  readonly amount: number;
  /** Abbreviation. */
  readonly unit: string;
}

/** So many of the last orders count. */
const ORDERS_COUNTED = 8;

/** A dated day's weekday, from 0 for Sunday; the same wherever it is asked. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const median = (quantities: readonly DecimalInput[]) => {
  const sorted = quantities.map((one) => decimal(one)).toSorted((one, other) => one.comparedTo(other));
  const middle = sorted[Math.floor(sorted.length / 2)] ?? decimal(0);
  const before = sorted.length % 2 === 0 ? (sorted[sorted.length / 2 - 1] ?? middle) : middle;
  return before.plus(middle).div(2);
};

/** The unit that was ordered in most often, the latest of those that were so alike. */
const mostUsed = (orders: readonly BoughtQuantity[], units: readonly Unit[]): Unit | undefined => {
  const offered = offeredUnits(units);
  const used = orders.flatMap(({ unit }) => offered.find(({ abbreviation }) => abbreviation === unit) ?? []);
  const timesOf = (unit: Unit) => used.filter((one) => one === unit).length;
  return used.reduce<Unit | undefined>(
    (best, unit) => (best === undefined || timesOf(unit) > timesOf(best) ? unit : best),
    undefined,
  );
};

/**
 * How much of an article a customer usually orders: the median of the last eight orders on this weekday, else of the last
 * eight at all, in the unit used most often, never below the minimum (SRC-4).
 *
 * @param bought days on which the article was bought, in any order
 * @param today day in Vienna, YYYY-MM-DD: its weekday counts
 * @returns undefined where nothing was bought, or the article cannot be ordered
 * @example
 * usualAmount([{ day: '2026-11-21', quantity: 24, unit: 'Ktn' }], '2026-11-28', { units: [carton], minSaleQuantity: 0 })
 * // { amount: 2, unit: 'Ktn' } for a carton of twelve
 */
export const usualAmount = (
  bought: readonly BoughtQuantity[],
  today: string,
  { units, minSaleQuantity }: UsualAmountOf,
): UsualAmount | undefined => {
  const latest = bought.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const weekday = weekdayOf(today);
  const alike = latest.filter(({ day }) => weekdayOf(day) === weekday);
  const counted = (alike.length > 0 ? alike : latest).slice(0, ORDERS_COUNTED);
  const unit = mostUsed(counted, units) ?? defaultUnit(units);
  const smallest = unit && smallestAllowedAmount(minSaleQuantity, unit);
  if (counted.length === 0 || unit === undefined || smallest === undefined) return undefined;
  const usual = median(counted.map(({ quantity }) => quantity)).div(ratioOf(unit));
  const amount = Math.min(MAX_AMOUNT, Math.max(smallest, Math.round(usual.toNumber())));
  return { amount, unit: unit.abbreviation };
};
