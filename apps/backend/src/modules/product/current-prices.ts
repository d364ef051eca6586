import type { Price } from '@gastroshop/api-contract';
import { toViennaDate } from '@gastroshop/domain/calendar';

const DAY_LENGTH = 10;

/** The day a bound means. One that cannot be read is left to the pricing rules, which report it. */
const lastDay = (date: string): string =>
  date.length === DAY_LENGTH ? date : (toViennaDate(date) ?? '9999-12-31');

/** The prices that are not over yet: those of coming days stay, for deliveries then (PRI-6). */
export const currentPrices = (prices: readonly Price[], today: string): readonly Price[] =>
  prices.some(({ toDate }) => toDate !== undefined && lastDay(toDate) < today)
    ? prices.filter(({ toDate }) => toDate === undefined || lastDay(toDate) >= today)
    : prices;
