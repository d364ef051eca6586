import { PRICE_FACTOR_SOURCES, PRICE_TYPES } from '@gastroshop/domain/pricing';
import { z } from 'zod';
import { planEntryShape } from './cart-item';
import { component, type Shape } from './component';
import { list } from './list';
import { day, decimalString, extension, moment, quantity } from './scalar';

/** States of an order's line. */
export const ORDER_LINE_STATUSES = [
  'OPEN',
  'CONFIRMED',
  'SHORT',
  'REPLACED',
  'DELIVERED',
  'CANCELLED',
] as const;
/** State of an order's line, see {@link ORDER_LINE_STATUSES}. */
export type OrderLineStatus = (typeof ORDER_LINE_STATUSES)[number];

const deliveredLotShape = z
  .object({ lot: z.string(), bestBefore: day.optional(), quantity })
  .describe('A lot that was delivered.');
/** A lot that was delivered. */
export interface DeliveredLot extends z.infer<typeof deliveredLotShape> {}
export const deliveredLot: Shape<DeliveredLot> = component('DeliveredLot', deliveredLotShape);

const priceFactorShape = z.object({ source: z.enum(PRICE_FACTOR_SOURCES), factor: decimalString }).meta({
  description: 'A multiplier of a price and where it came from.',
  examples: [{ source: 'SINGLE_DISCOUNT', factor: '0.95' }],
});
/** A multiplier of a price and where it came from. */
export interface PriceFactor extends z.infer<typeof priceFactorShape> {}
export const priceFactor: Shape<PriceFactor> = component('PriceFactor', priceFactorShape);

const priceSnapshotShape = z
  .object({
    type: z.enum(PRICE_TYPES),
    rawValue: decimalString.describe('Net euro before any factor'),
    factors: list(priceFactor).describe('In the order they were applied'),
    day: day.describe('The day whose prices counted'),
    tier: z.number().describe('Storage units from which the price applied'),
  })
  .describe('The price a line was ordered at, with all that made it: no dispute needs a second calculation.');
/** The price a line was ordered at, with all that made it: no dispute needs a second calculation. */
export interface PriceSnapshot extends z.infer<typeof priceSnapshotShape> {}
export const priceSnapshot: Shape<PriceSnapshot> = component('PriceSnapshot', priceSnapshotShape);

const orderPlanEntryShape = planEntryShape
  .extend({
    price: decimalString.optional().describe('Unit price; only for those who may see prices'),
    mostAccurateRowTotal: decimalString.optional(),
    priceSnapshot: extension(priceSnapshot),
  })
  .describe("A part of an ordered fair line: its amount, its day, and what it costs by that day's prices.");
/** A part of an ordered fair line: its amount, its day, and what it costs by that day's prices. */
export interface OrderPlanEntry extends z.infer<typeof orderPlanEntryShape> {}
export const orderPlanEntry: Shape<OrderPlanEntry> = component('OrderPlanEntry', orderPlanEntryShape);

const orderItemShape = z
  .object({
    productSku: z.string(),
    price: decimalString.optional().describe('Unit price; only for those who may see prices'),
    mostAccurateRowTotal: decimalString
      .optional()
      .describe('From the invoice, else the delivery, else the order'),
    amount: z.int().min(0),
    baseUnit: z.string().optional(),
    ratio: quantity,
    unitAbbr: z.string(),
    imagePath: z.string().optional(),
    preOrder: z.boolean().optional(),
    name: z.string(),
    alternativeDeliveryDate: day.optional(),
    status: extension(z.enum(ORDER_LINE_STATUSES)),
    deliveredQuantity: extension(quantity).describe('Weighed articles: in the unit they are priced by'),
    differenceReason: extension(z.string()),
    deliveredLots: extension(list(deliveredLot)),
    priceSnapshot: extension(priceSnapshot),
    note: extension(z.string()),
    costCentre: extension(z.string()),
    customerArticleNumber: extension(z.string()),
    editableUntil: extension(moment).describe('Its deadline: strictly before it the line can be changed'),
    plan: extension(list(orderPlanEntry)).describe(
      'Only in fairs. Where its parts cost differently, the line has no price of its own, only their sum',
    ),
  })
  .describe('A line of an order.');
/** A line of an order. */
export interface OrderItem extends z.infer<typeof orderItemShape> {}
export const orderItem: Shape<OrderItem> = component('OrderItem', orderItemShape);

const freeOrderItemShape = z
  .object({
    name: z.string(),
    amount: quantity,
    unit: z.string().optional(),
    sku: z.string().optional(),
    gtin: z.string().optional(),
  })
  .describe('A line that names no article of the shop.');
/** A line that names no article of the shop. */
export interface FreeOrderItem extends z.infer<typeof freeOrderItemShape> {}
export const freeOrderItem: Shape<FreeOrderItem> = component('FreeOrderItem', freeOrderItemShape);

const supplierNoteShape = z
  .object({ supplierId: z.string(), note: z.string() })
  .describe('A note for a supplier.');
/** A note for a supplier. */
export interface SupplierNote extends z.infer<typeof supplierNoteShape> {}
export const supplierNote: Shape<SupplierNote> = component('SupplierNote', supplierNoteShape);
