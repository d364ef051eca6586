import { z } from 'zod';
import { category } from './category';
import { component, type Shape } from './component';
import { list } from './list';
import { product } from './product';
import { amount, boundedText, day, extension, id, MAX_LIST_ENTRIES, moment, sku } from './scalar';
import { unit } from './unit';

/** {@link PlanEntry} for shapes that add to it. */
export const planEntryShape = z
  .object({
    date: day.describe('Day of the delivery'),
    amount: amount.describe('How much comes on that day, in the unit of the line'),
  })
  .describe("A part of a fair line's amount and the day it is to be delivered.");
/** A part of a fair line's amount and the day it is to be delivered. */
export interface PlanEntry extends z.infer<typeof planEntryShape> {}
export const planEntry: Shape<PlanEntry> = component('PlanEntry', planEntryShape);

const cartItemShape = z
  .object({
    sku: z.string().describe('Number of the product; a cart has one line for each'),
    amount: amount.describe('How many of the unit'),
    unitAbbreviation: z.string().describe('Unit the amount is counted in, one of those of the product'),
    unit: unit.optional().describe('The unit in full, as the product has it'),
    product: product.describe('Always filled'),
    category: category.optional().describe('Category of the product, to group lines by'),
    lastUpdatedAt: moment.optional().describe('When the line was last changed'),
    naraDto: z.unknown().optional().describe('Opaque, carried through unchanged'),
    version: extension(z.int().min(0)).describe('Grows with each change of the line'),
    note: extension(z.string()).describe('Remark of the buyer on this line; printed on the order'),
    costCentre: extension(z.string()).describe('Cost centre of the customer the line is booked to'),
    customerArticleNumber: extension(z.string()).describe('Number the customer has for the product'),
    plan: extension(list(planEntry)).describe('Only in fairs; its sum is the amount'),
  })
  .describe('A line of a cart.');
/** A line of a cart. */
export interface CartItem extends z.infer<typeof cartItemShape> {}
export const cartItem: Shape<CartItem> = component('CartItem', cartItemShape);

/** Operations of one buyer on one line that may not have been answered yet. */
const operationIds = z
  .array(id)
  .max(20)
  .describe('Earlier operations of the same buyer on the line, which this one replaces, arrived or not');

const cartItemWriteShape = z
  .strictObject({
    sku: sku.describe('Number of the product'),
    amount: amount.optional().describe('Missing: amount and unit stay; only of a line that is there'),
    unitAbbreviation: id.optional().describe('Missing: as the amount'),
    naraDto: z.unknown().optional().describe('Opaque, carried through unchanged; missing: stays'),
    seenVersion: extension(z.int().min(0)).describe('Version of the line the buyer saw; 0: there was none'),
    seenCartVersion: extension(z.int().min(0)).describe(
      'Version of the cart the buyer saw; the write is refused where that cart was ordered since',
    ),
    ageMs: extension(z.number().min(0)).describe('Milliseconds since the buyer acted, by a monotonic clock'),
    operationId: extension(id).describe('Makes a repeated write harmless'),
    afterOperationIds: extension(operationIds),
    note: extension(boundedText(500)).describe('Missing: stays; empty: ends'),
    costCentre: extension(boundedText(100)).describe('Missing: stays; empty: ends'),
    customerArticleNumber: extension(boundedText(100)).describe('Missing: stays; empty: ends'),
    plan: extension(
      z
        .array(
          z.strictObject({
            date: day.describe('Day of the delivery'),
            amount: amount.describe('How much is to come on that day, in the unit of the line'),
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
export const cartItemWrite: Shape<CartItemWrite> = component('CartItemWrite', cartItemWriteShape);

const cartItemRemovalShape = z
  .strictObject({
    sku: sku.describe('Number of the product whose line goes'),
    amount: amount.optional().describe('Ignored: the whole line goes'),
    unitAbbreviation: id.optional().describe('Ignored: the line goes in whatever unit it is'),
    seenVersion: extension(z.int().min(0)).describe(
      'Version of the line the buyer saw; a later change of a colleague wins',
    ),
    seenCartVersion: extension(z.int().min(0)).describe(
      'Version of the cart the buyer saw; refused where that cart was ordered since',
    ),
    ageMs: extension(z.number().min(0)).describe('Milliseconds since the buyer acted, by a monotonic clock'),
    operationId: extension(id).describe('Makes a repeated removal harmless'),
    afterOperationIds: extension(operationIds),
  })
  .meta({ description: 'The line to take out of a cart.', examples: [{ sku: '100100' }] });
/** The line to take out of a cart. */
export interface CartItemRemoval extends z.infer<typeof cartItemRemovalShape> {}
export const cartItemRemoval: Shape<CartItemRemoval> = component('CartItemRemoval', cartItemRemovalShape);

export const cartItemWrites = component(
  'CartItemWrites',
  list(cartItemWrite, MAX_LIST_ENTRIES).meta({
    description: 'Lines to add or change; the others stay',
    examples: [
      [
        { sku: '100100', amount: 3, unitAbbreviation: 'KT' },
        { sku: '100200', amount: 1, unitAbbreviation: 'ST' },
      ],
    ],
  }),
);
