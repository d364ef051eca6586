import {
  viennaDateAt,
  viennaMinuteOfDay,
  parseTimeOfDay,
  type CalendarDate,
  type TimeOfDay,
} from '../calendar';
import { decimal, type DecimalInput, type DecimalString } from '../money';

/** What of a line says whether and how much of it is still to come. */
export interface ExpectedLine {
  readonly productSku: string;
  /** Of the unit ordered in. */
  readonly amount: number;
  readonly ratio: DecimalInput;
  readonly unitAbbr: string;
  readonly status?: string | undefined;
  readonly deliveredQuantity?: DecimalInput | undefined;
  readonly alternativeDeliveryDate?: CalendarDate | undefined;
  readonly plan?: readonly { readonly date: CalendarDate; readonly amount: number }[] | undefined;
}

/** What of an order says what is on its way. */
export interface ExpectedOrder {
  readonly id: string;
  readonly deliverySlotDate?: CalendarDate | undefined;
  readonly requestedDeliveryDateFrozenProducts?: CalendarDate | undefined;
  readonly deliverySlotTime?: TimeOfDay | undefined;
  readonly orderItems: readonly ExpectedLine[];
  /** Where the order tells what comes when, this counts. */
  readonly deliveries?:
    | readonly {
        readonly date: CalendarDate;
        readonly lines: readonly {
          readonly productSku: string;
          readonly amount: number;
          readonly unitAbbr: string;
        }[];
      }[]
    | undefined;
}

/** Goods that were ordered and are not there yet. */
export interface ExpectedGoods {
  readonly sku: string;
  /** Storage units. */
  readonly quantity: DecimalString;
  readonly day: CalendarDate;
  readonly orderId: string;
}

interface Arrival {
  readonly day: CalendarDate;
  readonly amount: number;
}

/** States of a line of which nothing came and nothing will. */
const NEVER_COMES: readonly string[] = ['CANCELLED', 'REPLACED'];

/** States of a line of which nothing comes any more. */
const OVER: readonly string[] = ['DELIVERED', ...NEVER_COMES];

const arrivals = (line: ExpectedLine, order: ExpectedOrder): readonly Arrival[] => {
  if (line.plan !== undefined && line.plan.length > 0)
    return line.plan.map(({ date, amount }) => ({ day: date, amount }));
  const told = order.deliveries?.flatMap(({ date, lines }) =>
    lines.flatMap(({ productSku, unitAbbr, amount }) =>
      productSku === line.productSku && unitAbbr === line.unitAbbr ? [{ day: date, amount }] : [],
    ),
  );
  if (told !== undefined && told.length > 0) return told;
  const day =
    line.alternativeDeliveryDate ?? order.deliverySlotDate ?? order.requestedDeliveryDateFrozenProducts;
  return day === undefined ? [] : [{ day, amount: line.amount }];
};

/** Of a line that was cut short comes what is left of it, and nothing where nobody said how much that is. */
const amountToCome = ({ amount }: Arrival, { status, deliveredQuantity }: ExpectedLine): DecimalInput =>
  status === 'SHORT' ? decimal(deliveredQuantity ?? 0).clamp(0, amount) : amount;

const goodsFrom = (
  order: ExpectedOrder,
  moment: number,
  counts: (line: ExpectedLine) => boolean,
): readonly ExpectedGoods[] => {
  const today = viennaDateAt(moment);
  const time = order.deliverySlotTime === undefined ? undefined : parseTimeOfDay(order.deliverySlotTime);
  const isToCome = (day: CalendarDate): boolean =>
    day > today || (day === today && (time === undefined || viennaMinuteOfDay(moment) < time));
  return order.orderItems.filter(counts).flatMap((line) =>
    arrivals(line, order).flatMap((arrival): readonly ExpectedGoods[] => {
      const quantity = decimal(line.ratio).times(amountToCome(arrival, line));
      return isToCome(arrival.day) && quantity.gt(0)
        ? [{ sku: line.productSku, quantity: quantity.toFixed(), day: arrival.day, orderId: order.id }]
        : [];
    }),
  );
};

/**
 * What of an order is still on its way. Today's delivery is expected until its time has come, all day where it has none; what
 * was due on an earlier day is not expected any more.
 *
 * @param order one that is neither delivered nor cancelled
 * @param now epoch milliseconds
 * @example expectedGoods(order, Date.now()) // [{ sku: '100100', quantity: '24', day: '2026-11-30', orderId: '4000012' }]
 */
export const expectedGoods = (order: ExpectedOrder, now: number): readonly ExpectedGoods[] =>
  goodsFrom(order, now, ({ status }) => status === undefined || !OVER.includes(status));

/**
 * What of an order was not on the shelves yet at a moment, be it there by now or still on its way: what a count of then did
 * not see.
 *
 * @param order one that is not cancelled
 * @param since epoch milliseconds
 * @example goodsSince(delivered, countedAt) // [{ sku: '100100', quantity: '24', day: '2026-11-30', orderId: '4000012' }]
 */
export const goodsSince = (order: ExpectedOrder, since: number): readonly ExpectedGoods[] =>
  goodsFrom(order, since, ({ status }) => status === undefined || !NEVER_COMES.includes(status));
