import type { Order, OrderItem, OrderSubmission, Totals } from '@gastroshop/api-contract';
import { groupByDelivery } from '@gastroshop/domain/cart';
import { requestedDays, type ChosenDays, type CustomerSlots } from '@gastroshop/domain/delivery';
import { mostAccurateRowTotal } from '@gastroshop/domain/pricing';
import { hasAttribute } from '@gastroshop/domain/product';
import type { ChosenTour } from './chosen-days';
import type { Destination } from './delivery-address';
import type { OrderRow } from './order-row';

/** Everything an order is written from. */
export interface OrderMaterial {
  readonly number: string;
  readonly customerId: string;
  readonly userName: string;
  readonly now: Date;
  readonly body: OrderSubmission;
  readonly destination: Destination;
  readonly slots: CustomerSlots;
  readonly tours: readonly ChosenTour[];
  readonly rows: readonly OrderRow[];
  readonly totals: Totals;
  readonly confirmationEmails: readonly string[];
}

const itemOf = ({ sku, content, product, unit, row, alternativeDate }: OrderRow): OrderItem => {
  const { amount, note, costCentre, customerArticleNumber } = content;
  const rowTotal = row.kind === 'PRICED' ? mostAccurateRowTotal({ ordered: row.rowTotal }) : undefined;
  const baseUnit = product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  return {
    productSku: sku,
    ...(row.kind === 'PRICED' && { price: row.unitPrice }),
    ...(rowTotal !== undefined && { mostAccurateRowTotal: rowTotal }),
    amount,
    ...(baseUnit !== undefined && { baseUnit }),
    ratio: unit.ratio,
    unitAbbr: unit.abbreviation,
    ...(product.thumbnailUrl !== undefined && { imagePath: product.thumbnailUrl }),
    preOrder: hasAttribute(product.attributes, 'Bestellartikel'),
    name: product.name,
    ...(alternativeDate !== undefined && { alternativeDeliveryDate: alternativeDate }),
    status: 'OPEN',
    ...(row.kind === 'PRICED' && { priceSnapshot: row.snapshot }),
    ...(note !== undefined && { note }),
    ...(costCentre !== undefined && { costCentre }),
    ...(customerArticleNumber !== undefined && { customerArticleNumber }),
  };
};

const deliveriesOf = (rows: readonly OrderRow[]): NonNullable<Order['deliveries']> =>
  groupByDelivery(rows, ({ delivery }) => delivery).flatMap(({ delivery: { date, temperature }, lines }) =>
    date === undefined
      ? []
      : [
          {
            date,
            ...(temperature !== undefined && { temperature }),
            lines: lines.map(({ sku, content, unit }) => ({
              productSku: sku,
              amount: content.amount,
              unitAbbr: unit.abbreviation,
            })),
          },
        ],
  );

/** An order from another cart than the own one is not told from here. */
const sourceOf = ({ orderSource }: OrderSubmission): Order['source'] =>
  orderSource === undefined || orderSource === 'SUBSHOP' ? 'WEBSHOP' : orderSource;

/** Writes the wire's order. Names are in the buyer's language, prices those of the day, each with its snapshot. */
export const orderDocument = (material: OrderMaterial): Order => {
  const { number, now, body, destination, slots, tours, rows } = material;
  const chosen: ChosenDays = Object.fromEntries(
    tours.map(({ tour, delivery }) => [tour.name, delivery.date]),
  );
  const days = requestedDays(
    slots,
    tours.map(({ tour }) => tour),
    chosen,
  );
  const main = tours.find(({ tour }) => tour.name === 'MAIN') ?? tours[0];
  return {
    id: number,
    ...(body.notes !== undefined && body.notes !== '' && { comment: body.notes }),
    creationTime: now.toISOString(),
    customerId: material.customerId,
    ...(body.customerOrderId !== undefined && { customerOrderId: body.customerOrderId }),
    ...(days.requestedDeliveryDay !== undefined && { deliverySlotDate: days.requestedDeliveryDay }),
    ...(days.requestedDeliveryDayFreshProducts !== undefined && {
      requestedDeliveryDateFreshProducts: days.requestedDeliveryDayFreshProducts,
    }),
    ...(days.requestedDeliveryDayFrozenProducts !== undefined && {
      requestedDeliveryDateFrozenProducts: days.requestedDeliveryDayFrozenProducts,
    }),
    ...(main?.delivery.slot.time !== undefined && { deliverySlotTime: main.delivery.slot.time }),
    ...(destination.address !== undefined && { deliveryAddress: destination.address }),
    ...(body.unloadingArea !== undefined &&
      body.unloadingArea !== '' && { unloadingArea: body.unloadingArea }),
    source: sourceOf(body),
    confirmationEmails: material.confirmationEmails,
    orderItems: rows.map(itemOf),
    userName: material.userName,
    freeItems: [],
    nonWebshopItems: [],
    supplierNotes: [],
    number,
    revision: 1,
    statusHistory: [{ status: 'RECEIVED', at: now.toISOString() }],
    totals: material.totals,
    deliveries: deliveriesOf(rows),
  };
};
