import type { Order, OrderStatus, OrderStatusChange, Totals } from '@gastroshop/api-contract';
import { cartTotals, groupByDelivery, type CartTotals, type TotalsLine } from '@gastroshop/domain/cart';
import { addDays, viennaInstant } from '@gastroshop/domain/calendar';
import { hasAlternativeTour, requestedDays, toursFor } from '@gastroshop/domain/delivery';
import { alcoholNotice } from '@gastroshop/domain/product';
import type { LineFactsBySku } from '../../db';
import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import type { DemoFair } from './fairs';
import type { DemoCustomer } from '../people';
import { randomOf } from '../random';
import { boughtQuantity, orderLine, type DemoOrderLine } from './order-line';
import type { OrderDays } from './order-days';

/** An order of the past with what it is found by. */
export interface DemoOrder {
  readonly tenant: string;
  readonly customerId: string;
  readonly userId: string;
  readonly fairId: string | undefined;
  readonly order: Order;
  readonly lineFacts: LineFactsBySku;
  readonly status: OrderStatus;
  /** What each of the order's items adds to its sums, in their order. */
  readonly lineSums: readonly TotalsLine[];
  /** What was bought of each article, in storage units. */
  readonly bought: readonly {
    readonly sku: string;
    readonly day: string;
    readonly quantity: string;
    readonly unit: string;
    /** Abbreviation of the unit it was ordered in. */
    readonly orderedUnit: string;
  }[];
}

/** Whose order it is, of what, and when. */
export interface OrderSource {
  readonly customer: DemoCustomer;
  readonly userId: string;
  readonly userName: string;
  readonly number: string;
  readonly articles: readonly BranchProduct[];
  readonly days: OrderDays;
  readonly source: Order['source'];
  readonly fair?: DemoFair | undefined;
}

const COMMENTS = [
  '',
  '',
  '',
  '',
  'Bitte beim Lieferanteneingang läuten.',
  'Bananen bitte nicht zu reif.',
  'Tiefkühlware direkt in den Keller, danke.',
  'Am Freitag Hochzeit, bitte pünktlich.',
] as const;

const statusOf = (
  lastDay: string,
  { today, now }: DemoDay,
  orderedAt: number,
  random: number,
): OrderStatus => {
  if (lastDay < today) return random < 0.015 ? 'CANCELLED' : 'DELIVERED';
  if (lastDay === today) return 'SHIPPED';
  if (lastDay === addDays(today, 1)) return 'IN_PREPARATION';
  return now.getTime() - orderedAt > 3_600_000 ? 'CONFIRMED' : 'RECEIVED';
};

const STEPS: readonly OrderStatus[] = ['RECEIVED', 'CONFIRMED', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'];

/** Prepared and sent for the first of its days, delivered on the last. */
const historyOf = (
  status: OrderStatus,
  orderedAt: number,
  [firstDay, lastDay]: readonly [string, string],
  now: Date,
): OrderStatusChange[] => {
  const times = [
    orderedAt,
    orderedAt + 17 * 60_000,
    viennaInstant(addDays(firstDay, -1), '21:30'),
    viennaInstant(firstDay, '04:40'),
    viennaInstant(lastDay, '07:55'),
  ];
  const reached = status === 'CANCELLED' ? STEPS.slice(0, 2) : STEPS.slice(0, STEPS.indexOf(status) + 1);
  const steps = reached.map((step, index) => ({
    status: step,
    time: Math.max(orderedAt, times[index] ?? orderedAt),
  }));
  if (status === 'CANCELLED') steps.push({ status, time: orderedAt + 50 * 60_000 });
  // A step is never later than the present, nor than the one after it.
  let latest = now.getTime();
  return steps
    .reverse()
    .map(({ status: step, time }) => {
      latest = Math.min(latest, time);
      return { status: step, at: new Date(latest).toISOString() };
    })
    .reverse();
};

const LINE_STATUS = {
  RECEIVED: 'OPEN',
  CONFIRMED: 'CONFIRMED',
  IN_PREPARATION: 'CONFIRMED',
  SHIPPED: 'CONFIRMED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
} as const;

/** Sums as the wire writes them. */
export const writtenTotals = ({ vat, gross, ...net }: CartTotals): Totals => ({
  ...net,
  ...(vat !== undefined && { vat: [...vat], gross }),
});

const boughtIn = (lines: readonly DemoOrderLine[], status: OrderStatus, day: string): DemoOrder['bought'] =>
  status === 'CANCELLED'
    ? []
    : lines.map((line) => ({
        sku: line.article.sku,
        day,
        quantity: boughtQuantity(line),
        unit: line.item.baseUnit ?? '',
        orderedUnit: line.item.unitAbbr,
      }));

const factsOf = (products: readonly BranchProduct[]): LineFactsBySku =>
  Object.fromEntries(
    products.flatMap(({ sku, doc: { weighed, alcohol } }) => {
      const notice = alcoholNotice(alcohol);
      if (weighed === undefined && notice === undefined) return [];
      return [
        [
          sku,
          {
            ...(weighed !== undefined && { weighedBy: weighed.pricedBy }),
            ...(notice !== undefined && { alcohol: notice.percentByVolume }),
          },
        ],
      ];
    }),
  );

/** Writes an order of the past: priced, summed and told with the shop's own rules. */
export const demoOrder = (source: OrderSource, demo: DemoDay): DemoOrder => {
  const { customer, days, number } = source;
  const random = randomOf(`order ${customer.tenant} ${number}`);
  const slots = {
    deliverySlots: customer.deliveries.main,
    alternativeTourDeliverySlots: customer.deliveries.frozen,
  };
  const [firstDay = days.main.date, lastDay = firstDay] = [
    days.main.date,
    days.frozen?.date ?? days.main.date,
  ].toSorted();
  const status = statusOf(lastDay, demo, days.orderedAt, random.next());
  const lines = source.articles.map((product) =>
    orderLine(product, {
      customer,
      seed: number,
      orderDay: days.orderDay,
      deliveryDay:
        product.doc.attributes.some(({ key }) => key === 'Tiefgekuehlt') && days.frozen !== undefined
          ? days.frozen.date
          : days.main.date,
      isDelivered: status === 'DELIVERED',
      status: LINE_STATUS[status],
      fair: source.fair,
    }),
  );
  const tours = toursFor(
    lines.map(({ temperature }) => temperature),
    slots,
  );
  const chosen = { MAIN: days.main.date, ALTERNATIVE: days.frozen?.date ?? days.main.date };
  const requested = hasAlternativeTour(slots)
    ? requestedDays(slots, tours, chosen)
    : { requestedDeliveryDay: days.main.date };
  const comment = random.pick(COMMENTS);
  const [address] = customer.addresses;
  const order: Order = {
    id: number,
    ...(comment !== '' && { comment }),
    creationTime: new Date(days.orderedAt).toISOString(),
    customerId: customer.id,
    ...(random.chance(0.2) && { customerOrderId: `${demo.year % 100}-${random.int(100, 999)}` }),
    deliverySlotDate: requested.requestedDeliveryDay ?? days.main.date,
    ...(requested.requestedDeliveryDayFreshProducts !== undefined && {
      requestedDeliveryDateFreshProducts: requested.requestedDeliveryDayFreshProducts,
    }),
    ...(requested.requestedDeliveryDayFrozenProducts !== undefined && {
      requestedDeliveryDateFrozenProducts: requested.requestedDeliveryDayFrozenProducts,
    }),
    ...(days.main.slot.time !== undefined && { deliverySlotTime: days.main.slot.time }),
    ...(address !== undefined && { deliveryAddress: address }),
    ...(address?.unloadingAreas?.[0] !== undefined && { unloadingArea: address.unloadingAreas[0] }),
    source: source.source,
    confirmationEmails: [],
    orderItems: lines.map(({ item }) => item),
    userName: source.userName,
    freeItems: [],
    nonWebshopItems: [],
    supplierNotes: [],
    number,
    revision: 1,
    statusHistory: historyOf(status, days.orderedAt, [firstDay, lastDay], demo.now),
    totals: writtenTotals(cartTotals({ lines: lines.map(({ sum }) => sum) })),
    deliveries: groupByDelivery(lines, ({ delivery }) => delivery).map(({ delivery, lines: together }) => ({
      date: delivery.date ?? days.main.date,
      ...(delivery.temperature !== undefined && { temperature: delivery.temperature }),
      lines: together.map(({ item }) => ({
        productSku: item.productSku,
        amount: item.amount,
        unitAbbr: item.unitAbbr,
      })),
    })),
  };
  return {
    tenant: customer.tenant,
    customerId: customer.id,
    userId: source.userId,
    fairId: source.fair?.id,
    order,
    lineFacts: factsOf(source.articles),
    status,
    lineSums: lines.map(({ sum }) => sum),
    bought: boughtIn(lines, status, days.orderDay),
  };
};
