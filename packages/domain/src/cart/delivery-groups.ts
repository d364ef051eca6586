import { compareDeliveries, deliveryKey, type LineDelivery } from './line-delivery';

/** The lines of one delivery in the order of the cart. */
export interface DeliveryGroup<Line> {
  readonly delivery: LineDelivery;
  readonly lines: readonly Line[];
}

/**
 * The deliveries of an order: lines with the same date and temperature together, by date, then temperature. VAT is
 * rounded for each of them, and a minimum order value holds for each.
 *
 * @param deliveryOf the delivery a line travels with
 */
export const groupByDelivery = <Line>(
  lines: readonly Line[],
  deliveryOf: (line: Line) => LineDelivery,
): readonly DeliveryGroup<Line>[] => {
  const groups = new Map<string, { delivery: LineDelivery; lines: Line[] }>();
  for (const line of lines) {
    const delivery = deliveryOf(line);
    const key = deliveryKey(delivery);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { delivery, lines: [line] });
    else group.lines.push(line);
  }
  return [...groups.values()].sort((a, b) => compareDeliveries(a.delivery, b.delivery));
};
