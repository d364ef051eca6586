import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { ORDER_STATES } from '@gastroshop/domain/order-life';
import { z } from 'zod';
import { address } from './address';
import { component, type Shape } from './component';
import { list } from './list';
import { freeOrderItem, orderItem, supplierNote } from './order-line';
import { pageInfo } from './page';
import { day, decimalString, extension, moment, timeOfDay } from './scalar';
import { fee, totals } from './totals';

/** Where an order came from. */
export const ORDER_SOURCES = ['WEBSHOP', 'SUBSHOP', 'BEST_FRIEND', 'OTHER'] as const;
/** Where an order came from, see {@link ORDER_SOURCES}. */
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** States of an order. */
export const ORDER_STATUSES = [
  'RECEIVED',
  'CONFIRMED',
  'IN_PREPARATION',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
/** State of an order, see {@link ORDER_STATUSES}. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const orderStatusChangeShape = z
  .object({ status: z.enum(ORDER_STATUSES), at: moment })
  .describe('A step of an order.');
/** A step of an order. */
export interface OrderStatusChange extends z.infer<typeof orderStatusChangeShape> {}
export const orderStatusChange: Shape<OrderStatusChange> = component(
  'OrderStatusChange',
  orderStatusChangeShape,
);

const orderDeliveryShape = z
  .object({
    date: day,
    temperature: z.enum(TEMPERATURE_GROUPS).optional(),
    lines: list(z.object({ productSku: z.string(), amount: z.int().min(1), unitAbbr: z.string() })),
    editableUntil: extension(moment).describe('The latest deadline of its lines'),
  })
  .describe('What of an order comes on one day.');
/** What of an order comes on one day. */
export interface OrderDelivery extends z.infer<typeof orderDeliveryShape> {}
export const orderDelivery: Shape<OrderDelivery> = component('OrderDelivery', orderDeliveryShape);

const orderShape = z
  .object({
    id: z.string(),
    comment: z.string().optional(),
    creationTime: moment,
    customerId: z.string(),
    customerOrderId: z.string().optional().describe("The customer's own number"),
    deliverySlotDate: day.optional(),
    requestedDeliveryDateFreshProducts: day.optional(),
    requestedDeliveryDateFrozenProducts: day.optional(),
    deliverySlotTime: timeOfDay.optional(),
    deliveryAddress: address.optional(),
    unloadingArea: z.string().optional(),
    glnTenant: z.string().optional(),
    source: z.enum(ORDER_SOURCES),
    confirmationEmails: list(z.string()),
    orderItems: list(orderItem),
    userName: z.string().optional(),
    freeItems: list(freeOrderItem),
    nonWebshopItems: list(freeOrderItem),
    supplierNotes: list(supplierNote),
    number: extension(z.string()).describe('The number people use'),
    revision: extension(z.int().min(1)),
    editableUntil: extension(moment).describe(
      'The latest deadline of its lines; missing: nothing can be changed',
    ),
    state: extension(z.enum(ORDER_STATES)).describe('Where the order is at the moment of the answer'),
    statusHistory: extension(list(orderStatusChange)),
    totals: extension(totals).describe('Only for those who may see prices'),
    fees: extension(list(fee)),
    deliveries: extension(list(orderDelivery)),
  })
  .describe('An order with its lines.');
/** An order with its lines. */
export interface Order extends z.infer<typeof orderShape> {}
export const order: Shape<Order> = component('Order', orderShape);

const overviewOrderShape = orderShape
  .omit({ orderItems: true })
  .extend({
    orderItems: list(orderItem).optional(),
    itemsCount: z.int().min(0),
    totalPrice: decimalString.optional().describe('Net euro; only for those who may see prices'),
  })
  .describe('An order as the list shows it.');
/** An order as the list shows it. */
export interface OverviewOrder extends z.infer<typeof overviewOrderShape> {}
export const overviewOrder: Shape<OverviewOrder> = component('OverviewOrder', overviewOrderShape);

const orderPageShape = z.object({ orders: list(order), page: pageInfo }).describe('Orders, by page.');
/** Orders, by page. */
export interface OrderPage extends z.infer<typeof orderPageShape> {}
export const orderPage: Shape<OrderPage> = component('OrderPage', orderPageShape);

const overviewOrderPageShape = z
  .object({ orders: list(overviewOrder), page: pageInfo })
  .describe('Orders as the list shows them, by page.');
/** Orders as the list shows them, by page. */
export interface OverviewOrderPage extends z.infer<typeof overviewOrderPageShape> {}
export const overviewOrderPage: Shape<OverviewOrderPage> = component(
  'OverviewOrderPage',
  overviewOrderPageShape,
);
