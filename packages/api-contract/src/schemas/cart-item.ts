import { z } from 'zod';
import { categorySchema } from './category';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { productSchema } from './product';
import {
  amountSchema,
  boundedString,
  daySchema,
  extension,
  idSchema,
  MAX_LIST_ENTRIES,
  momentSchema,
  skuSchema,
} from './scalars';
import { unitSchema } from './unit';

/** {@link PlanEntry} for shapes that add to it. */
export const planEntryShape = z
  .object({
    date: daySchema.describe('Day of the delivery'),
    amount: amountSchema.describe('How much comes on that day, in the unit of the line'),
  })
  .describe("A part of a fair line's amount and the day it is to be delivered.");
/** A part of a fair line's amount and the day it is to be delivered. */
export interface PlanEntry extends z.infer<typeof planEntryShape> {}
export const planEntrySchema: Schema<PlanEntry> = registerComponent('PlanEntry', planEntryShape);

const cartItemShape = z
  .object({
    sku: z.string().describe('Number of the product; a cart has one line for each'),
    amount: amountSchema.describe('How many of the unit'),
    unitAbbreviation: z.string().describe('Unit the amount is counted in, one of those of the product'),
    unit: unitSchema.optional().describe('The unit in full, as the product has it'),
    product: productSchema.describe('Always filled'),
    category: categorySchema.optional().describe('Category of the product, to group lines by'),
    lastUpdatedAt: momentSchema.optional().describe('When the line was last changed'),
    naraDto: z.unknown().optional().describe('Opaque, carried through unchanged'),
    version: extension(z.int().min(0)).describe('Grows with each change of the line'),
    note: extension(z.string()).describe('Remark of the buyer on this line; printed on the order'),
    costCentre: extension(z.string()).describe('Cost centre of the customer the line is booked to'),
    customerArticleNumber: extension(z.string()).describe('Number the customer has for the product'),
    plan: extension(list(planEntrySchema)).describe('Only in fairs; its sum is the amount'),
  })
  .describe('A line of a cart.');
/** A line of a cart. */
export interface CartItem extends z.infer<typeof cartItemShape> {}
export const cartItemSchema: Schema<CartItem> = registerComponent('CartItem', cartItemShape);

/** Operations of one buyer on one line that may not have been answered yet. */
const operationIds = z
  .array(idSchema)
  .max(20)
  .describe('Earlier operations of the same buyer on the line, which this one replaces, arrived or not');

const cartItemWriteShape = z
  .strictObject({
    sku: skuSchema.describe('Number of the product'),
    amount: amountSchema.optional().describe('Missing: amount and unit stay; only of a line that is there'),
    unitAbbreviation: idSchema.optional().describe('Missing: as the amount'),
    naraDto: z.unknown().optional().describe('Opaque, carried through unchanged; missing: stays'),
    seenVersion: extension(z.int().min(0)).describe('Version of the line the buyer saw; 0: there was none'),
    seenCartVersion: extension(z.int().min(0)).describe(
      'Version of the cart the buyer saw; the write is refused where that cart was ordered since',
    ),
    ageMs: extension(z.number().min(0)).describe('Milliseconds since the buyer acted, by a monotonic clock'),
    operationId: extension(idSchema).describe('Makes a repeated write harmless'),
    afterOperationIds: extension(operationIds),
    note: extension(boundedString(500)).describe('Missing: stays; empty: ends'),
    costCentre: extension(boundedString(100)).describe('Missing: stays; empty: ends'),
    customerArticleNumber: extension(boundedString(100)).describe('Missing: stays; empty: ends'),
    plan: extension(
      z
        .array(
          z.strictObject({
            date: daySchema.describe('Day of the delivery'),
            amount: amountSchema.describe('How much is to come on that day, in the unit of the line'),
          }),
        )
        .max(300),
    ).describe(
      'Missing: the plan of the line is made to add up to the amount; empty: all on the requested day',
    ),
  })
  .meta({
    description:
      "What a buyer sets of a line; what is left out stays. One line per sku: another unit replaces the line's unit.",
    examples: [
      { sku: '100100', amount: 3, unitAbbreviation: 'KT', seenVersion: 2, ageMs: 120, operationId: 'op-1' },
    ],
  });
/** What a buyer sets of a line; what is left out stays. One line per sku: another unit replaces the line's unit. */
export interface CartItemWrite extends z.infer<typeof cartItemWriteShape> {}
export const cartItemWriteSchema: Schema<CartItemWrite> = registerComponent(
  'CartItemWrite',
  cartItemWriteShape,
);

const cartItemRemovalShape = z
  .strictObject({
    sku: skuSchema.describe('Number of the product whose line goes'),
    amount: amountSchema.optional().describe('Ignored: the whole line goes'),
    unitAbbreviation: idSchema.optional().describe('Ignored: the line goes in whatever unit it is'),
    seenVersion: extension(z.int().min(0)).describe(
      'Version of the line the buyer saw; a later change of a colleague wins',
    ),
    seenCartVersion: extension(z.int().min(0)).describe(
      'Version of the cart the buyer saw; refused where that cart was ordered since',
    ),
    ageMs: extension(z.number().min(0)).describe('Milliseconds since the buyer acted, by a monotonic clock'),
    operationId: extension(idSchema).describe('Makes a repeated removal harmless'),
    afterOperationIds: extension(operationIds),
  })
  .meta({ description: 'The line to take out of a cart.', examples: [{ sku: '100100' }] });
/** The line to take out of a cart. */
export interface CartItemRemoval extends z.infer<typeof cartItemRemovalShape> {}
export const cartItemRemovalSchema: Schema<CartItemRemoval> = registerComponent(
  'CartItemRemoval',
  cartItemRemovalShape,
);

export const cartItemWritesSchema = registerComponent(
  'CartItemWrites',
  list(cartItemWriteSchema, MAX_LIST_ENTRIES).meta({
    description: 'Lines to add or change; the others stay',
    examples: [
      [
        { sku: '100100', amount: 3, unitAbbreviation: 'KT' },
        { sku: '100200', amount: 1, unitAbbreviation: 'ST' },
      ],
    ],
  }),
);
