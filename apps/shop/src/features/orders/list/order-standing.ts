import type { OverviewOrder } from '@gastroshop/api-contract';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import { editableUntil, type EditableUntil } from '@gastroshop/storefront/checkout';
import { currentStatus } from '../order-status';

/** Until when an order of the list can be changed: the latest deadline first; nothing where it cannot be any more. */
export const openDeadlines = (order: OverviewOrder, now: number): readonly EditableUntil[] =>
  currentStatus(order) === 'RECEIVED' ? editableUntil({ deliveries: order.deliverySummary }, now) : [];

/** What one most likely wants of an order of the list: change it as long as that goes, else order it again. */
export type OrderAction = 'CHANGE' | 'REPEAT' | undefined;

/** What the row of an order offers. A fair's order is changed on its own page, and nothing in it can be ordered in the shop. */
export const orderAction = (order: OverviewOrder, now: number): OrderAction => {
  if (order.source === 'SUBSHOP' || order.itemsCount === 0) return undefined;
  return openDeadlines(order, now).length > 0 ? 'CHANGE' : 'REPEAT';
};

/** Whether the cancellation of an order can be taken back, and until when, epoch milliseconds. */
export const restorableUntil = (
  { restorableUntil: until }: OverviewOrder,
  now: number,
): number | undefined => {
  const deadline = until === undefined ? now : Date.parse(until);
  return deadline > now ? deadline : undefined;
};

/** What of an order that can still be changed is fixed already: its deadline has passed, or it never had one. */
export const fixedTemperatures = (
  { deliverySummary = [] }: Pick<OverviewOrder, 'deliverySummary'>,
  now: number,
): readonly TemperatureGroup[] => {
  const fixed = deliverySummary.filter(
    ({ editableUntil: until }) => until === undefined || Date.parse(until) <= now,
  );
  return [...new Set(fixed.flatMap(({ temperature }) => temperature ?? []))];
};
