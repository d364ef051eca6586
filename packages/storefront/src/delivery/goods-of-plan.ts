import { productDeadline, findDelivery, type GoodsDelivery } from '@gastroshop/domain/delivery';
import type { DeliveryPlan, DeliveryAttributes } from './delivery-plan';

/** What of a line of a cart says when it comes. */
export interface TravellingLine {
  readonly attributes: DeliveryAttributes;
  /** The days it is planned for, in a fair. */
  readonly days?: readonly string[] | undefined;
}

/** The deliveries that lines come with, each with the deadline of its own article. */
export const goodsOfPlan = (
  lines: Iterable<TravellingLine>,
  plan: DeliveryPlan,
): readonly GoodsDelivery[] => {
  const goods = new Map<string, GoodsDelivery>();
  for (const { attributes, days = [] } of lines) {
    const planned = plan.lineOf(attributes);
    if (planned === undefined) continue;
    const { temperature, tour, date } = planned;
    const product = productDeadline(attributes);
    const dates = days.length > 0 ? days : date === undefined ? [] : [date];
    for (const day of dates) {
      const key = [temperature, day, product.closesAt, product.preOrderDays].join(' ');
      const delivery = goods.has(key) ? undefined : findDelivery(tour.schedule, day, product);
      if (delivery !== undefined) goods.set(key, { delivery, temperature });
    }
  }
  return [...goods.values()];
};
