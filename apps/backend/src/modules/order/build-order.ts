import type { Order, OrderSubmission, Totals } from '@gastroshop/api-contract';
import { latestDeadline } from '@gastroshop/domain/order-life';
import { requestedDays, type ChosenDays, type CustomerSlots } from '@gastroshop/domain/delivery';
import type { ChosenTour } from './chosen-days';
import type { Destination } from './delivery-address';
import { deadlineField, orderDeliveries, type PlacedLine } from './order-deliveries';
import { orderItemOf } from './order-item';
import type { DeliveryRun, OrderRow } from './order-row';

/** Everything an order is written from. */
export interface OrderInput {
  readonly number: string;
  readonly customerId: string;
  readonly userName: string;
  readonly now: Date;
  readonly body: OrderSubmission;
  readonly isOfFair: boolean;
  readonly destination: Destination;
  readonly slots: CustomerSlots;
  readonly tours: readonly ChosenTour[];
  readonly rows: readonly OrderRow[];
  readonly totals: Totals;
  readonly confirmationEmails: readonly string[];
}

/** The parts of an order's lines on their days. */
export const placedLines = (rows: readonly OrderRow[]): readonly PlacedLine[] =>
  rows.flatMap(({ sku, unit, parts }) =>
    parts.map(({ amount, delivery, editableUntil }) => ({
      sku,
      unitAbbreviation: unit.abbreviation,
      amount,
      delivery,
      editableUntil,
    })),
  );

/** What the cart says of the source counts; of the own one the buyer's device may say more. */
const sourceOf = ({ isOfFair, body: { orderSource } }: OrderInput): Order['source'] => {
  if (isOfFair) return 'SUBSHOP';
  return orderSource === undefined || orderSource === 'SUBSHOP' ? 'WEBSHOP' : orderSource;
};

/** The day of an order that is planned throughout: its first. */
const firstPlanned = (rows: readonly OrderRow[]): DeliveryRun | undefined =>
  rows
    .flatMap(({ parts }) => parts.map(({ drive }) => drive))
    .reduce<DeliveryRun | undefined>(
      (first, drive) => (first === undefined || drive.date < first.date ? drive : first),
      undefined,
    );

/** Writes the wire's order. Names are in the buyer's language, prices those of the day, each with its snapshot. */
export const buildOrder = (material: OrderInput): Order => {
  const { number, now, body, destination, slots, tours, rows } = material;
  const chosen: ChosenDays = Object.fromEntries(
    tours.map(({ tour, delivery }) => [tour.name, delivery.date]),
  );
  const days = requestedDays(
    slots,
    tours.map(({ tour }) => tour),
    chosen,
  );
  const placed = placedLines(rows);
  const main = tours.find(({ tour }) => tour.name === 'MAIN') ?? tours[0];
  const planned = main === undefined ? firstPlanned(rows) : undefined;
  const day = days.requestedDeliveryDay ?? planned?.date;
  const time = main?.delivery.slot.time ?? planned?.slot.time;
  return {
    id: number,
    ...(body.notes !== undefined && body.notes !== '' && { comment: body.notes }),
    creationTime: now.toISOString(),
    customerId: material.customerId,
    ...(body.customerOrderId !== undefined && { customerOrderId: body.customerOrderId }),
    ...(day !== undefined && { deliverySlotDate: day }),
    ...(days.requestedDeliveryDayFreshProducts !== undefined && {
      requestedDeliveryDateFreshProducts: days.requestedDeliveryDayFreshProducts,
    }),
    ...(days.requestedDeliveryDayFrozenProducts !== undefined && {
      requestedDeliveryDateFrozenProducts: days.requestedDeliveryDayFrozenProducts,
    }),
    ...(time !== undefined && { deliverySlotTime: time }),
    ...(destination.address !== undefined && { deliveryAddress: destination.address }),
    ...(body.unloadingArea !== undefined &&
      body.unloadingArea !== '' && { unloadingArea: body.unloadingArea }),
    source: sourceOf(material),
    confirmationEmails: material.confirmationEmails,
    orderItems: rows.map(orderItemOf),
    userName: material.userName,
    freeItems: [],
    nonWebshopItems: [],
    supplierNotes: [],
    number,
    revision: 1,
    statusHistory: [{ status: 'RECEIVED', at: now.toISOString() }],
    totals: material.totals,
    deliveries: orderDeliveries(placed),
    ...deadlineField(latestDeadline(placed.map(({ editableUntil }) => editableUntil))),
  };
};
