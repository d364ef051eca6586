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
