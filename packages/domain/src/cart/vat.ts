import type { CalendarDate } from '../calendar';
import type { DecimalString } from '../money';

/** A rate of value added tax and the first delivery day it holds for. Rates are data: they change by law. */
export interface VatRate {
  /** Percent, for example "10" or "4.9". */
  readonly ratePercent: DecimalString;
  /** First delivery day of this rate. It holds until the next one begins. */
  readonly validFrom: CalendarDate;
}

/**
 * The rate of an article (or fee) for goods delivered on a day, in percent.
 *
 * The list may come in any order. Before its first day nothing is known, so the answer is undefined, never a guess.
 * Of two rates beginning on the same day the one listed later replaces the other.
 *
 * @param day the delivery day, not the order day; undefined while no day is known
 * @example vatRateOn([{ ratePercent: '10', validFrom: '2016-01-01' }], '2026-11-26') // '10'
 */
export const vatRateOn = (
  rates: readonly VatRate[] | undefined,
  day: CalendarDate | undefined,
): DecimalString | undefined => {
  if (rates === undefined || day === undefined) return undefined;
  let current: VatRate | undefined;
  for (const rate of rates) {
    if (rate.validFrom > day) continue;
    if (current === undefined || rate.validFrom >= current.validFrom) current = rate;
  }
  return current?.ratePercent;
};
