import type { Order } from '@gastroshop/api-contract';
import { findDelivery } from '@gastroshop/domain/delivery';
import type { LineChange, LineDifference } from '@gastroshop/domain/order-life';
import { throwProblem } from '../../../http';
import { clockOf, type CartAccess } from '../../cart';
import { chosenTours } from '../chosen-days';
import { deadlineField } from '../order-deliveries';
import { deadlineOf } from '../order-state';
import type { ChangedGoods, ChangedTour } from './changed-goods';

/** What of an order comes on another day. */
export interface MovedLinesInput {
  readonly visit: CartAccess;
  readonly order: Order;
  readonly goods: ChangedGoods;
  readonly differences: readonly LineDifference[];
  /** All lines the order will have. */
  readonly lines: readonly LineChange[];
}

/** The problems of a day are those of ordering on it: the same rule by the same clock. */
const checkDay = ({ tour, schedule, day }: ChangedTour, visit: CartAccess): void => {
  chosenTours([{ tour, schedule }], { requestedDeliveryDay: day }, clockOf(visit));
};

/**
 * The lines that stay as they are but for their day. Moving a delivery is a change of both days: what was to come on the old
 * one must still be open, and the new one must be one that can be ordered on.
 *
 * @throws ProblemError deadline-passed with the lines that stay where they are, or with the next possible day;
 *   delivery-day-not-possible for a day nothing is driven on, and for an order of a fair, whose days are those of its plan
 */
export const movedLines = ({
  visit,
  order,
  goods,
  differences,
  lines,
}: MovedLinesInput): readonly { readonly sku: string }[] => {
  if (goods.movedDays === undefined) return [];
  if (order.source !== 'WEBSHOP')
    return throwProblem('delivery-day-not-possible', {
      field: 'requestedDeliveryDay',
      detail: 'The days of an order of a fair are those of its plan.',
    });
  const now = visit.now.getTime();
  const locked = order.orderItems.filter(
    (item) => goods.isMoved(item.productSku) && (deadlineOf(item) ?? 0) <= now,
  );
  if (locked.length > 0)
    throwProblem('deadline-passed', {
      more: {
        locked: locked.map((item) => ({ sku: item.productSku, ...deadlineField(deadlineOf(item)) })),
      },
    });
  for (const tour of goods.tours) if (tour.isMoved) checkDay(tour, visit);
  const changed = new Set(differences.map(({ sku }) => sku));
  return lines.filter(({ sku }) => goods.isMoved(sku) && !changed.has(sku));
};

/** The days and the time an order names once it is moved; nothing where its days stay. */
export const dayFields = (order: Order, { movedDays, tours }: ChangedGoods): Partial<Order> => {
  if (movedDays === undefined) return {};
  const main = tours.find(({ tour }) => tour.name === 'MAIN') ?? tours[0];
  const time =
    main?.day === undefined ? order.deliverySlotTime : findDelivery(main.schedule, main.day)?.slot.time;
  return {
    deliverySlotDate: movedDays.requestedDeliveryDay,
    requestedDeliveryDateFreshProducts: movedDays.requestedDeliveryDayFreshProducts,
    requestedDeliveryDateFrozenProducts: movedDays.requestedDeliveryDayFrozenProducts,
    deliverySlotTime: time,
  };
};
