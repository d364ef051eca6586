import type { Order } from '@gastroshop/api-contract';
import { deadlineOf } from '../order-state';
import type { PlacedLine } from '../order-deliveries';

/** The parts of an order's lines on their days, as the order tells them. */
export const placedParts = ({ orderItems, deliveries = [] }: Order): readonly PlacedLine[] => {
  const deadlines = new Map(orderItems.map((item) => [item.productSku, deadlineOf(item)]));
  return deliveries.flatMap(({ date, temperature, lines }) =>
    lines.map(({ productSku: sku, amount, unitAbbr }) => ({
      sku,
      unitAbbreviation: unitAbbr,
      amount,
      delivery: temperature === undefined ? { date } : { date, temperature },
      editableUntil: deadlines.get(sku),
    })),
  );
};
