import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import {
  amountSchema,
  boundedString,
  extension,
  idSchema,
  MAX_LIST_ENTRIES,
  momentSchema,
  quantitySchema,
  skuSchema,
} from './scalars';
import { pageRequestSchema } from './search';

const orderTemplateItemBodyShape = z
  .strictObject({
    productSku: skuSchema.describe('Number of the product'),
    amount: amountSchema.describe('How many of the unit to order by default'),
    unit: idSchema.describe('Abbreviation of the unit'),
    addedAt: momentSchema.optional().describe('When it was put on the template; missing: now'),
    position: extension(z.int().min(0)).describe(
      'Place in the order of the shelf, from 0; missing: at the end',
    ),
    par: extension(quantitySchema).describe('The stock to keep, in the unit of the line'),
    note: extension(boundedString(500)).describe('Remark on the line, at most 500 characters'),
    costCentre: extension(boundedString(100)).describe(
      'Cost centre the line is booked to when it is ordered',
    ),
    customerArticleNumber: extension(boundedString(100)).describe('Number the customer has for the product'),
  })
  .meta({
    description: 'A line to put on an order template.',
    examples: [{ productSku: '100100', amount: 3, unit: 'KT' }],
  });
/** A line to put on an order template. */
export interface OrderTemplateItemBody extends z.infer<typeof orderTemplateItemBodyShape> {}
export const orderTemplateItemBodySchema: Schema<OrderTemplateItemBody> = registerComponent(
  'OrderTemplateItemBody',
  orderTemplateItemBodyShape,
);

const orderTemplateItemRemovalShape = z
  .strictObject({
    productSku: skuSchema.describe('Number of the product whose line goes'),
    amount: amountSchema.optional().describe('Ignored: the whole line goes'),
    unit: idSchema.optional().describe('Ignored: the line goes in whatever unit it is'),
  })
  .meta({ description: 'The line to take off an order template.', examples: [{ productSku: '100100' }] });
/** The line to take off an order template. */
export interface OrderTemplateItemRemoval extends z.infer<typeof orderTemplateItemRemovalShape> {}
export const orderTemplateItemRemovalSchema: Schema<OrderTemplateItemRemoval> = registerComponent(
  'OrderTemplateItemRemoval',
  orderTemplateItemRemovalShape,
);

const orderTemplateBodyShape = z
  .strictObject({
    name: boundedString(200).min(1).describe('What the user calls it, 1 to 200 characters'),
    comment: boundedString(2000).optional().describe('Remark on it, at most 2,000 characters'),
    priceList: idSchema.optional().describe('Key of the price list it is kept for'),
    shareable: z
      .boolean()
      .optional()
      .describe('Whether those it is shared with may share it on; missing: stays, of a new one: no'),
    orderTemplateItems: list(orderTemplateItemBodySchema, MAX_LIST_ENTRIES)
      .optional()
      .describe('The lines, at most 10,000; missing: stay'),
  })
  .meta({
    description: 'An order template to create or change. Lines that are given replace the lines there are.',
    examples: [{ name: 'Frühstück', orderTemplateItems: [{ productSku: '100100', amount: 3, unit: 'KT' }] }],
  });
/** An order template to create or change. Lines that are given replace the lines there are. */
export interface OrderTemplateBody extends z.infer<typeof orderTemplateBodyShape> {}
export const orderTemplateBodySchema: Schema<OrderTemplateBody> = registerComponent(
  'OrderTemplateBody',
  orderTemplateBodyShape,
);

const orderTemplateDetailsBodyShape = z
  .strictObject({
    queryString: boundedString(200)
      .optional()
      .describe('Only lines whose product matches this; missing: all'),
    page: pageRequestSchema
      .optional()
      .describe('Which lines, and in which order; missing: all, as they stand on the template'),
  })
  .meta({
    description: 'Which lines of an order template are wanted.',
    examples: [{ queryString: 'milch', page: { sortBy: 'name', size: 50 } }],
  });
/** Which lines of an order template are wanted. */
export interface OrderTemplateDetailsBody extends z.input<typeof orderTemplateDetailsBodyShape> {}
/** {@link OrderTemplateDetailsBody} as the backend reads it: defaults filled in. */
export interface OrderTemplateDetailsBodyRead extends z.output<typeof orderTemplateDetailsBodyShape> {}
export const orderTemplateDetailsBodySchema: Schema<OrderTemplateDetailsBodyRead, OrderTemplateDetailsBody> =
  registerComponent('OrderTemplateDetailsBody', orderTemplateDetailsBodyShape);

export const sharedUserNameSchema = registerComponent(
  'SharedUserName',
  boundedString(100)
    .min(1)
    .meta({ description: 'User name, as plain text', examples: ['ab123456'] }),
);
