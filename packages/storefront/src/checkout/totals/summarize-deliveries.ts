import type { CalendarDate } from '@gastroshop/domain/calendar';
import { groupByDelivery } from '@gastroshop/domain/cart';
import { findDelivery, TEMPERATURE_GROUPS, type TemperatureGroup } from '@gastroshop/domain/delivery';
import { sumMoney } from '@gastroshop/domain/money';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineContext } from '../lines/line-price';
import { splitLineByDay } from './split-line-by-day';

/** What of the cart comes together. */
export interface DeliverySummary {
  /** Undefined where no day is possible. */
  readonly date: CalendarDate | undefined;
  /** When the lorries come, HH:MM, the first one first. */
  readonly times: readonly string[];
  readonly temperatures: readonly TemperatureGroup[];
  readonly lines: readonly CheckoutLine[];
  /** Net euro; undefined where prices may not be seen. */
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/**
 * The deliveries a cart makes, by day.
 *
 * @param frozenApart tells frozen goods of a day from the rest, as the sums do
 */
export const summarizeDeliveries = (
  lines: readonly CheckoutLine[],
  plan: DeliveryPlan,
  context: LineContext,
  frozenApart = false,
): readonly DeliverySummary[] =>
  groupByDelivery(
    lines.filter(({ removed }) => !removed).flatMap((line) => splitLineByDay(line, plan, context)),
    ({ line: { product }, date }) => {
      const planned = plan.lineOf(product.attributes);
      const isFrozen = frozenApart && planned?.temperature === 'FROZEN';
      // What travels together is one share; the letters only keep the frozen goods of a day apart, and last.
      return { date, temperature: isFrozen ? 'FROZEN' : 'AMBIENT' };
    },
  ).map(({ delivery: { date }, lines: own }) => {
    const carried = new Set(
      own.map(({ line: { product } }) => plan.lineOf(product.attributes)?.temperature ?? 'AMBIENT'),
    );
    const schedules = new Set(
      own.flatMap(({ line: { product } }) => plan.lineOf(product.attributes)?.tour.schedule ?? []),
    );
    const times = [...schedules].flatMap(
      (schedule) => (date === undefined ? undefined : findDelivery(schedule, date)?.slot.time) ?? [],
    );
    return {
      date,
      times: [...new Set(times)].sort(),
      temperatures: TEMPERATURE_GROUPS.filter((group) => carried.has(group)),
      lines: own.map(({ line }) => line),
      net: context.visibility.prices ? sumMoney(own.map(({ net }) => net ?? '0')) : undefined,
      estimated: own.some(({ estimated }) => estimated),
    };
  });
