import type { CalendarDate } from '../calendar';
import { findDelivery, type ProductDeadline, type DeliverySchedule } from '../delivery';

/**
 * Until when a line that comes on a day can be changed: the order deadline of its delivery with what the article asks for
 * beyond it. There is no other rule.
 *
 * @returns epoch milliseconds; undefined where nothing is delivered on that day
 */
export const lineDeadline = (
  schedule: DeliverySchedule,
  day: CalendarDate,
  product: ProductDeadline,
): number | undefined => findDelivery(schedule, day, product)?.deadline;

/**
 * The earliest of some deadlines: until then all of it can be changed.
 *
 * @returns undefined where one of them cannot be, or there are none
 */
export const earliestDeadline = (deadlines: Iterable<number | undefined>): number | undefined => {
  let earliest: number | undefined;
  for (const deadline of deadlines) {
    if (deadline === undefined) return undefined;
    if (earliest === undefined || deadline < earliest) earliest = deadline;
  }
  return earliest;
};

/**
 * The latest of some deadlines: until then something can be changed.
 *
 * @returns undefined where none can be changed
 */
export const latestDeadline = (deadlines: Iterable<number | undefined>): number | undefined => {
  let latest: number | undefined;
  for (const deadline of deadlines)
    if (deadline !== undefined && (latest === undefined || deadline > latest)) latest = deadline;
  return latest;
};
