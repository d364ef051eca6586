import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { ORDER_EDITINGS, ORDER_STATES } from '@gastroshop/domain/order-life';
import { z } from 'zod';
import { addressSchema } from './address';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { freeOrderItemSchema, orderItemSchema, supplierNoteSchema } from './order-line';
import { pageInfoSchema } from './page';
import { daySchema, decimalStringSchema, extension, momentSchema, timeOfDaySchema } from './scalars';
import { feeSchema, totalsSchema } from './totals';

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
  .object({
    status: z.enum(ORDER_STATUSES).describe('State it came into'),
    at: momentSchema.describe('When it did'),
  })
  .describe('A step of an order.');
/** A step of an order. */
export interface OrderStatusChange extends z.infer<typeof orderStatusChangeShape> {}
export const orderStatusChangeSchema: Schema<OrderStatusChange> = registerComponent(
  'OrderStatusChange',
  orderStatusChangeShape,
);

const orderDeliveryShape = z
  .object({
    date: daySchema.describe('Day it comes'),
    temperature: z
      .enum(TEMPERATURE_GROUPS)
      .optional()
      .describe('Goods that travel apart; missing: all together'),
    lines: list(
      z.object({
        productSku: z.string().describe('Number of the product'),
        amount: z.int().min(1).describe('How many of the unit'),
        unitAbbr: z.string().describe('Abbreviation of the unit'),
      }),
    ).describe('What comes on it'),
    editableUntil: extension(momentSchema).describe('The latest deadline of its lines'),
  })
  .describe('What of an order comes on one day.');
/** What of an order comes on one day. */
export interface OrderDelivery extends z.infer<typeof orderDeliveryShape> {}
export const orderDeliverySchema: Schema<OrderDelivery> = registerComponent(
  'OrderDelivery',
  orderDeliveryShape,
);

const orderShape = z
  .object({
    id: z.string().describe('Key of the order, as calls name it'),
    comment: z.string().optional().describe('Remark of the buyer on the whole order'),
    creationTime: momentSchema.describe('When it was placed'),
    customerId: z.string().describe('Customer it was placed for'),
    customerOrderId: z.string().optional().describe("The customer's own number"),
    deliverySlotDate: daySchema
      .optional()
      .describe('Day it comes; of one that is spread over days, the first'),
    requestedDeliveryDateFreshProducts: daySchema
      .optional()
      .describe('Day of fresh and ambient goods, where frozen ones travel apart'),
    requestedDeliveryDateFrozenProducts: daySchema
      .optional()
      .describe('Day of frozen goods, where they travel apart'),
    deliverySlotTime: timeOfDaySchema
      .optional()
      .describe('When the lorry comes, in Vienna; missing where the slot names no time'),
    deliveryAddress: addressSchema.optional().describe('Where it is delivered, as the address was then'),
    unloadingArea: z.string().optional().describe('Where it is unloaded at the address'),
    glnTenant: z
      .string()
      .optional()
      .describe('Global Location Number of the branch, in orders that came by electronic data interchange'),
    source: z.enum(ORDER_SOURCES).describe('Where it was ordered'),
    confirmationEmails: list(z.string()).describe('Addresses its confirmation was mailed to'),
    orderItems: list(orderItemSchema).describe(
      'Its lines, each with the price it was ordered at for those who may see prices',
    ),
    userName: z.string().optional().describe('User who placed it; missing where the merchandise system did'),
    freeItems: list(freeOrderItemSchema).describe('Lines in the words of the buyer'),
    nonWebshopItems: list(freeOrderItemSchema).describe('Lines of what the shop does not sell'),
    supplierNotes: list(supplierNoteSchema).describe('Notes that go to suppliers'),
    number: extension(z.string()).describe('The number people use'),
    revision: extension(z.int().min(1)).describe(
      'Counted from 1, the order as it was placed; to be sent with a change',
    ),
    editableUntil: extension(momentSchema).describe(
      'The latest deadline of its lines; missing: nothing can be changed',
    ),
    restorableUntil: extension(momentSchema).describe(
      'Until when its latest cancellation, of all or of one delivery, can be taken back; missing: there is none to take back',
    ),
    orderEditing: extension(z.enum(ORDER_EDITINGS)).describe(
      'How far it can be changed until its deadlines: nothing of it, its lines, or also the day it comes on; missing in lists and where it is not asked for alone',
    ),
    state: extension(z.enum(ORDER_STATES)).describe('Where the order is at the moment of the answer'),
    statusHistory: extension(list(orderStatusChangeSchema)).describe('States it was in, the first one first'),
    totals: extension(totalsSchema).describe('Only for those who may see prices'),
    fees: extension(list(feeSchema)).describe('What is billed besides goods'),
    deliveries: extension(list(orderDeliverySchema)).describe(
      'What comes on which day; a line can be on several',
    ),
  })
  .describe('An order with its lines.');
/** An order with its lines. */
export interface Order extends z.infer<typeof orderShape> {}
export const orderSchema: Schema<Order> = registerComponent('Order', orderShape);

const orderContentShape = z
  .object({
    productSku: z.string().describe('Number of the product'),
    name: z.string().describe('Name it was ordered under'),
  })
  .describe('What is in an order.');
const firstItemShape = orderContentShape
  .extend({ imagePath: extension(z.string()).describe('Its picture') })
  .describe('One of the first lines of an order.');
const foundOrderItemShape = orderContentShape
  .extend({
    amount: z.int().min(1).describe('How many of the unit'),
    unitAbbr: z.string().describe('Abbreviation of the unit'),
  })
  .describe('A line of an order that was searched for.');
const deliverySummaryShape = orderDeliveryShape
  .omit({ lines: true })
  .describe('A delivery of an order without its lines.');

const overviewOrderShape = orderShape
  .omit({ orderItems: true })
  .extend({
    orderItems: list(orderItemSchema)
      .optional()
      .describe('Left out, which makes the list light; the order itself has them'),
    itemsCount: z.int().min(0).describe('How many lines it has'),
    firstItems: extension(list(firstItemShape)).describe('Its first three lines'),
    deliverySummary: extension(list(deliverySummaryShape)).describe(
      'What comes on which day, and until when it can be changed; the first day first',
    ),
    foundItems: extension(list(foundOrderItemShape)).describe(
      'The first two lines that were searched for; missing where none was',
    ),
    totalPrice: decimalStringSchema.optional().describe('Net euro; only for those who may see prices'),
  })
  .describe('An order as the list shows it.');
/** An order as the list shows it. */
export interface OverviewOrder extends z.infer<typeof overviewOrderShape> {}
export const overviewOrderSchema: Schema<OverviewOrder> = registerComponent(
  'OverviewOrder',
  overviewOrderShape,
);

const orderPageShape = z
  .object({
    orders: list(orderSchema).describe('Orders of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Orders, by page.');
/** Orders, by page. */
export interface OrderPage extends z.infer<typeof orderPageShape> {}
export const orderPageSchema: Schema<OrderPage> = registerComponent('OrderPage', orderPageShape);

const overviewOrderPageShape = z
  .object({
    orders: list(overviewOrderSchema).describe('Orders of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Orders as the list shows them, by page.');
/** Orders as the list shows them, by page. */
export interface OverviewOrderPage extends z.infer<typeof overviewOrderPageShape> {}
export const overviewOrderPageSchema: Schema<OverviewOrderPage> = registerComponent(
  'OverviewOrderPage',
  overviewOrderPageShape,
);
