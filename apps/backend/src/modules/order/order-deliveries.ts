import type { Order } from '@gastroshop/api-contract';
import { groupByDelivery, type LineDelivery } from '@gastroshop/domain/cart';
import { latestDeadline } from '@gastroshop/domain/order-life';

/** A line, or a part of one, on the day it comes. */
export interface PlacedLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  readonly delivery: LineDelivery & { readonly date: string };
  /** Epoch milliseconds; undefined: it cannot be changed. */
  readonly editableUntil: number | undefined;
}

/** A deadline as the wire has it. */
export const deadlineField = (deadline: number | undefined): { readonly editableUntil?: string } =>
  deadline === undefined ? {} : { editableUntil: new Date(deadline).toISOString() };

/** What of an order comes together, each delivery with its latest deadline. */
export const orderDeliveries = (lines: readonly PlacedLine[]): NonNullable<Order['deliveries']> =>
  groupByDelivery(lines, ({ delivery }) => delivery).flatMap(
    ({ delivery: { date, temperature }, lines: placed }) =>
      date === undefined
        ? []
        : [
            {
              date,
              ...(temperature !== undefined && { temperature }),
              lines: placed.map(({ sku, unitAbbreviation, amount }) => ({
                productSku: sku,
                amount,
                unitAbbr: unitAbbreviation,
              })),
              ...deadlineField(latestDeadline(placed.map(({ editableUntil }) => editableUntil))),
            },
          ],
  );
