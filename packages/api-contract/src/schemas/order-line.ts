import { PRICE_FACTOR_SOURCES, PRICE_TYPES } from '@gastroshop/domain/pricing';
import { z } from 'zod';
import { planEntryShape } from './cart-item';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { daySchema, decimalStringSchema, extension, momentSchema, quantitySchema } from './scalars';

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
  .object({
    lot: z.string().describe('Number of the lot as it is printed on the goods'),
    bestBefore: daySchema.optional().describe('Day until which it keeps, where the producer names one'),
    quantity: quantitySchema.describe('How much of it was delivered, in the unit of the line'),
  })
  .describe('A lot that was delivered.');
/** A lot that was delivered. */
export interface DeliveredLot extends z.infer<typeof deliveredLotShape> {}
export const deliveredLotSchema: Schema<DeliveredLot> = registerComponent('DeliveredLot', deliveredLotShape);

const priceFactorShape = z
  .object({
    source: z
      .enum(PRICE_FACTOR_SOURCES)
      .describe(
        'FAIR and SINGLE_DISCOUNT act on the unit price, TOTAL_DISCOUNT on the row; BONUS is paid back later',
      ),
    factor: decimalStringSchema.describe('The multiplier: 0.95 is 5 % off'),
  })
  .meta({
    description: 'A multiplier of a price and where it came from.',
    examples: [{ source: 'SINGLE_DISCOUNT', factor: '0.95' }],
  });
/** A multiplier of a price and where it came from. */
export interface PriceFactor extends z.infer<typeof priceFactorShape> {}
export const priceFactorSchema: Schema<PriceFactor> = registerComponent('PriceFactor', priceFactorShape);

const priceSnapshotShape = z
  .object({
    type: z.enum(PRICE_TYPES).describe('Which kind of price it was'),
    rawValue: decimalStringSchema.describe('Net euro before any factor'),
    factors: list(priceFactorSchema).describe('In the order they were applied'),
    day: daySchema.describe('The day whose prices counted'),
    tier: z.number().describe('Storage units from which the price applied'),
  })
  .describe('The price a line was ordered at, with all that made it: no dispute needs a second calculation.');
/** The price a line was ordered at, with all that made it: no dispute needs a second calculation. */
export interface PriceSnapshot extends z.infer<typeof priceSnapshotShape> {}
export const priceSnapshotSchema: Schema<PriceSnapshot> = registerComponent(
  'PriceSnapshot',
  priceSnapshotShape,
);

const orderPlanEntryShape = planEntryShape
  .extend({
    price: decimalStringSchema.optional().describe('Unit price; only for those who may see prices'),
    mostAccurateRowTotal: decimalStringSchema
      .optional()
      .describe(
        'Net euro of this part: from the invoice, else the delivery, else the order; only for those who may see prices',
      ),
    priceSnapshot: extension(priceSnapshotSchema).describe(
      'How its price came about; only for those who may see prices',
    ),
  })
  .describe("A part of an ordered fair line: its amount, its day, and what it costs by that day's prices.");
/** A part of an ordered fair line: its amount, its day, and what it costs by that day's prices. */
export interface OrderPlanEntry extends z.infer<typeof orderPlanEntryShape> {}
export const orderPlanEntrySchema: Schema<OrderPlanEntry> = registerComponent(
  'OrderPlanEntry',
  orderPlanEntryShape,
);

const orderItemShape = z
  .object({
    productSku: z.string().describe('Number of the product'),
    price: decimalStringSchema.optional().describe('Unit price; only for those who may see prices'),
    mostAccurateRowTotal: decimalStringSchema
      .optional()
      .describe('From the invoice, else the delivery, else the order'),
    amount: z.int().min(0).describe('How many of the unit'),
    baseUnit: z.string().optional().describe('Abbreviation of the storage unit, which the unit price is of'),
    ratio: quantitySchema.describe('Storage units held by one of the unit when it was ordered'),
    unitAbbr: z.string().describe('Abbreviation of the unit the amount is counted in'),
    imagePath: z.string().optional().describe('Path of a small picture, relative to the origin of the shop'),
    preOrder: z
      .boolean()
      .optional()
      .describe('Whether the branch orders it for the buyer, which takes some days of lead'),
    name: z.string().describe('Name in the language of the buyer when it was ordered'),
    alternativeDeliveryDate: daySchema
      .optional()
      .describe('Day it comes, where that is not the day of the order'),
    status: extension(z.enum(ORDER_LINE_STATUSES)).describe('What became of the line so far'),
    deliveredQuantity: extension(quantitySchema).describe('Weighed articles: in the unit they are priced by'),
    differenceReason: extension(z.string()).describe('Why less or something else was delivered, in words'),
    deliveredLots: extension(list(deliveredLotSchema)).describe(
      'Lots that were delivered, to trace the goods',
    ),
    priceSnapshot: extension(priceSnapshotSchema).describe(
      'How its price came about; only for those who may see prices',
    ),
    note: extension(z.string()).describe('Remark of the buyer on this line'),
    costCentre: extension(z.string()).describe('Cost centre of the customer the line is booked to'),
    customerArticleNumber: extension(z.string()).describe('Number the customer has for the product'),
    editableUntil: extension(momentSchema).describe(
      'Its deadline: strictly before it the line can be changed',
    ),
    plan: extension(list(orderPlanEntrySchema)).describe(
      'Only in fairs. Where its parts cost differently, the line has no price of its own, only their sum',
    ),
  })
  .describe('A line of an order.');
/** A line of an order. */
export interface OrderItem extends z.infer<typeof orderItemShape> {}
export const orderItemSchema: Schema<OrderItem> = registerComponent('OrderItem', orderItemShape);

const freeOrderItemShape = z
  .object({
    name: z.string().describe('What is wanted, in the words of the buyer'),
    amount: quantitySchema.describe('How much of it, in the unit named beside'),
    unit: z.string().optional().describe('Unit in the words of the buyer; missing: pieces'),
    sku: z.string().optional().describe('Number, where the buyer named one'),
    gtin: z.string().optional().describe('Number in the bar code, where it was scanned'),
  })
  .describe('A line that names no article of the shop.');
/** A line that names no article of the shop. */
export interface FreeOrderItem extends z.infer<typeof freeOrderItemShape> {}
export const freeOrderItemSchema: Schema<FreeOrderItem> = registerComponent(
  'FreeOrderItem',
  freeOrderItemShape,
);

const supplierNoteShape = z
  .object({
    supplierId: z.string().describe('Supplier the note is for'),
    note: z.string().describe('The note in the words of the buyer'),
  })
  .describe('A note for a supplier.');
/** A note for a supplier. */
export interface SupplierNote extends z.infer<typeof supplierNoteShape> {}
export const supplierNoteSchema: Schema<SupplierNote> = registerComponent('SupplierNote', supplierNoteShape);
