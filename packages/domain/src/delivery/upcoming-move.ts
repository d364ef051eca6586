import type { Clock } from '../calendar';
import type { ArticleDeadline } from './article-deadline';
import type { Delivery } from './delivery';
import { deliveryOutlook } from './delivery-outlook';
import type { DeliveryWindow } from './delivery-window';
import type { DeliverySchedule } from './schedule';

/** A line of a cart as far as its delivery goes. */
export interface DeliveredLine {
  readonly sku: string;
  readonly article: ArticleDeadline;
}

/** A line that will come later if it is not ordered in time. */
export interface MovingLine {
  readonly sku: string;
  readonly from: Delivery;
  /** undefined when no later delivery is offered */
  readonly to: Delivery | undefined;
}

/** The next deadline that makes a difference, and to which lines. */
export interface UpcomingMove {
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** In the order of the cart. */
  readonly lines: readonly MovingLine[];
}

/**
 * What moves when the next deadline passes: an article with an early Bestellschluss moves before the rest does.
 *
 * @returns undefined when no line has a possible delivery
 */
export const upcomingMove = (
  schedule: DeliverySchedule,
  lines: Iterable<DeliveredLine>,
  clock: Clock,
  window?: DeliveryWindow,
): UpcomingMove | undefined => {
  let deadline = Number.POSITIVE_INFINITY;
  let moving: MovingLine[] = [];
  for (const { sku, article } of lines) {
    const outlook = deliveryOutlook(schedule, clock, { article, window });
    if (outlook === undefined || outlook.earliest.deadline > deadline) continue;
    if (outlook.earliest.deadline < deadline) moving = [];
    deadline = outlook.earliest.deadline;
    moving.push({ sku, from: outlook.earliest, to: outlook.afterDeadline });
  }
  return moving.length === 0 ? undefined : { deadline, lines: moving };
};
