import type { Order, OrderChange, OrderItem, OrderLineChange } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import {
  alternativeDeliveryDate,
  productDeadline,
  findDelivery,
  isBeforeDeadline,
  requestedDayForTour,
  temperatureGroup,
  requestedDays,
  requestedDaysOf,
  type RequestedDays,
} from '@gastroshop/domain/delivery';
import { lineDeadline } from '@gastroshop/domain/order-life';
import type { Queries } from '../../../db';
import { throwProblem } from '../../../http';
import {
  clockOf,
  lineView,
  priceLine,
  tourSchedules,
  type CartAccess,
  type LineView,
  type TourSchedule,
} from '../../cart';
import { deliveryTerms } from '../../customer';
import { loadProducts } from '../../product';
import type { DeliveryRun, OrderRow } from '../order-row';
import { changedDay, checkFrozenDay, namesDay } from './changed-day';
import { placedParts } from './placed-parts';

/** Where a new line of an order would come. */
interface NewPlace {
  readonly date: string;
  readonly alternativeDate: string | undefined;
  readonly editableUntil: number | undefined;
  readonly drive: DeliveryRun;
}

/** A tour of an order that is changed. */
export interface ChangedTour extends TourSchedule {
  /** The day it is to come on; undefined where the order names none. */
  readonly day: string | undefined;
  /** The day it came on before is another one. */
  readonly isMoved: boolean;
}

/** The goods a change is about. */
export interface ChangedGoods {
  readonly viewOf: (sku: string) => LineView | undefined;
  /** Undefined: it cannot come with this order any more. */
  readonly placeOfNew: (sku: string) => NewPlace | undefined;
  /** A changed or new line as it will be ordered. */
  readonly rowOf: (sku: string) => OrderRow;
  /** The tours the changed lines come with, with the day each is to come on. */
  readonly tours: readonly ChangedTour[];
  /** The days the order is to name, where one of them is moved. */
  readonly movedDays: RequestedDays | undefined;
  /** Whether the line comes with a tour whose day the change moves. */
  readonly isMoved: (sku: string) => boolean;
  /** Skus the order holds of a tour's temperatures. */
  readonly isOfTour: (sku: string, tour: TourSchedule) => boolean;
}

/** What lines say besides their amount, by sku. */
export type LineContents = ReadonlyMap<
  string,
  Pick<OrderItem, 'note' | 'costCentre' | 'customerArticleNumber'>
>;

const contentOf = (
  { unitAbbreviation, amount }: OrderLineChange,
  item: Pick<OrderItem, 'note' | 'costCentre' | 'customerArticleNumber'> | undefined,
) => ({
  unitAbbreviation,
  amount: Math.max(1, amount),
  ...(item?.note !== undefined && { note: item.note }),
  ...(item?.costCentre !== undefined && { costCentre: item.costCentre }),
  ...(item?.customerArticleNumber !== undefined && { customerArticleNumber: item.customerArticleNumber }),
});

/** The lines a change is about: those it names, and all of the order where it names a day. */
const linesToRead = ({ orderItems }: Order, change: OrderChange): readonly OrderLineChange[] => {
  if (!namesDay(change)) return change.lines;
  const named = new Set(change.lines.map(({ sku }) => sku));
  const others = orderItems
    .filter(({ productSku }) => !named.has(productSku))
    .map(({ productSku: sku, unitAbbr: unitAbbreviation, amount }) => ({ sku, unitAbbreviation, amount }));
  return [...change.lines, ...others];
};

/** Reads the products a change is about, and works out where they come and what they cost. */
export const changedGoods = async (
  queries: Queries,
  visit: CartAccess,
  order: Order,
  change: OrderChange,
  contents: LineContents = new Map(),
): Promise<ChangedGoods> => {
  const { key, buyer, now } = visit;
  const changes = linesToRead(order, change);
  const slots = await deliveryTerms(queries, key.tenant, key.customerId);
  const products = await loadProducts(
    queries,
    buyer,
    changes.map(({ sku }) => sku),
    { slots },
  );
  const items = new Map(order.orderItems.map((item) => [item.productSku, item]));
  const views = new Map(
    changes.map((change) => [
      change.sku,
      lineView(change.sku, contentOf(change, items.get(change.sku) ?? contents.get(change.sku)), products),
    ]),
  );
  const schedules = tourSchedules([...views.values()], slots, order.deliveryAddress?.externalId);
  const clock = clockOf(visit);
  const isOnlyTour = schedules.tours.length === 1;
  const tours = schedules.tours.map((one) => {
    const day = changedDay(one.tour, order, change, isOnlyTour);
    return { ...one, day, isMoved: day !== requestedDayForTour(one.tour, requestedDaysOf(order)) };
  });
  checkFrozenDay(change, tours);
  const placed = new Map(placedParts(order).map((part) => [part.sku, part]));
  const groupOf = (sku: string) => {
    const view = views.get(sku);
    return placed.get(sku)?.delivery.temperature ?? (view && temperatureGroup(view.product.attributes));
  };
  const tourOf = (sku: string) => {
    const group = groupOf(sku);
    return tours.find((one) => group !== undefined && one.tour.temperatures.includes(group));
  };
  const isMoved = (sku: string): boolean => tourOf(sku)?.isMoved === true;
  const placeOfNew = (sku: string): NewPlace | undefined => {
    const view = views.get(sku);
    const tour = tourOf(sku);
    if (view === undefined || tour?.day === undefined) return undefined;
    const { day, schedule } = tour;
    const delivery = findDelivery(schedule, day);
    if (delivery === undefined || !isBeforeDeadline(delivery.deadline, now.getTime())) return undefined;
    const article = productDeadline(view.product.attributes);
    const alternativeDate = alternativeDeliveryDate(schedule, clock, day, { article });
    const date = alternativeDate ?? day;
    const drive = { tour: tour.tour.name, date: day, slot: delivery.slot };
    return { date, alternativeDate, editableUntil: lineDeadline(schedule, date, article), drive };
  };
  const rowOf = (sku: string): OrderRow => {
    const view = views.get(sku);
    const old = items.get(sku);
    const there = isMoved(sku) ? undefined : placed.get(sku);
    const place = there === undefined ? placeOfNew(sku) : undefined;
    const group = groupOf(sku);
    const date = there?.delivery.date ?? place?.date;
    if (view?.unit === undefined || date === undefined || group === undefined)
      return throwProblem('articles-not-available', { more: { skus: [sku] } });
    const tour = tourOf(sku);
    const slot = tour?.day === undefined ? undefined : findDelivery(tour.schedule, tour.day)?.slot;
    const drive = place?.drive ?? { tour: 'MAIN' as const, date, slot: slot ?? { day: 0, lastOrderDay: 0 } };
    const orderDay =
      old === undefined
        ? buyer.today
        : (old.priceSnapshot?.day ?? viennaDateAt(Date.parse(order.creationTime)));
    // What may not be ordered any more may still become less: whether it may was decided before.
    const parts = priceLine({ ...view, problem: undefined }, { orderDay, fair: undefined }, date) ?? [];
    const delivery = there?.delivery ?? { date, temperature: group };
    const editableUntil = there === undefined ? place?.editableUntil : there.editableUntil;
    return {
      ...view,
      unit: view.unit,
      alternativeDate: there === undefined ? place?.alternativeDate : old?.alternativeDeliveryDate,
      parts: parts.map((part) => ({ ...part, delivery, drive, editableUntil })),
    };
  };
  return {
    viewOf: (sku) => views.get(sku),
    placeOfNew,
    rowOf,
    tours,
    movedDays: tours.some((tour) => tour.isMoved)
      ? requestedDays(
          slots,
          tours.map(({ tour }) => tour),
          Object.fromEntries(tours.map(({ tour, day }) => [tour.name, day])),
        )
      : undefined,
    isMoved,
    isOfTour: (sku, { tour }) => {
      const group = groupOf(sku);
      return group !== undefined && tour.temperatures.includes(group);
    },
  };
};
