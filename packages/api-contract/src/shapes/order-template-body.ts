import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { amount, boundedText, extension, id, MAX_LIST_ENTRIES, moment, quantity, sku } from './scalar';
import { pageRequest } from './search';

const orderTemplateItemBodyShape = z
  .strictObject({
    productSku: sku.describe('Number of the product'),
    amount: amount.describe('How many of the unit to order by default'),
    unit: id.describe('Abbreviation of the unit'),
    addedAt: moment.optional().describe('When it was put on the template; missing: now'),
    position: extension(z.int().min(0)).describe(
      'Place in the order of the shelf, from 0; missing: at the end',
    ),
    par: extension(quantity).describe('The stock to keep, in the unit of the line'),
    note: extension(boundedText(500)).describe('Remark on the line, at most 500 characters'),
    costCentre: extension(boundedText(100)).describe('Cost centre the line is booked to when it is ordered'),
    customerArticleNumber: extension(boundedText(100)).describe('Number the customer has for the product'),
  })
  .meta({
    description: 'A line to put on an order template.',
    examples: [{ productSku: '100100', amount: 3, unit: 'KT' }],
  });
/** A line to put on an order template. */
export interface OrderTemplateItemBody extends z.infer<typeof orderTemplateItemBodyShape> {}
export const orderTemplateItemBody: Shape<OrderTemplateItemBody> = component(
  'OrderTemplateItemBody',
  orderTemplateItemBodyShape,
);

const orderTemplateItemRemovalShape = z
  .strictObject({
    productSku: sku.describe('Number of the product whose line goes'),
    amount: amount.optional().describe('Ignored: the whole line goes'),
    unit: id.optional().describe('Ignored: the line goes in whatever unit it is'),
  })
  .meta({ description: 'The line to take off an order template.', examples: [{ productSku: '100100' }] });
/** The line to take off an order template. */
export interface OrderTemplateItemRemoval extends z.infer<typeof orderTemplateItemRemovalShape> {}
export const orderTemplateItemRemoval: Shape<OrderTemplateItemRemoval> = component(
  'OrderTemplateItemRemoval',
  orderTemplateItemRemovalShape,
);

const orderTemplateBodyShape = z
  .strictObject({
    name: boundedText(200).min(1).describe('What the user calls it, 1 to 200 characters'),
    comment: boundedText(2000).optional().describe('Remark on it, at most 2,000 characters'),
    priceList: id.optional().describe('Key of the price list it is kept for'),
    shareable: z
      .boolean()
      .optional()
      .describe('Whether those it is shared with may share it on; missing: stays, of a new one: no'),
    orderTemplateItems: list(orderTemplateItemBody, MAX_LIST_ENTRIES)
      .optional()
      .describe('The lines, at most 10,000; missing: stay'),
  })
  .meta({
    description: 'An order template to create or change. Lines that are given replace the lines there are.',
    examples: [{ name: 'Frühstück', orderTemplateItems: [{ productSku: '100100', amount: 3, unit: 'KT' }] }],
  });
/** An order template to create or change. Lines that are given replace the lines there are. */
export interface OrderTemplateBody extends z.infer<typeof orderTemplateBodyShape> {}
export const orderTemplateBody: Shape<OrderTemplateBody> = component(
  'OrderTemplateBody',
  orderTemplateBodyShape,
);

const orderTemplateDetailsBodyShape = z
  .strictObject({
    queryString: boundedText(200).optional().describe('Only lines whose product matches this; missing: all'),
    page: pageRequest
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
export const orderTemplateDetailsBody: Shape<OrderTemplateDetailsBodyRead, OrderTemplateDetailsBody> =
  component('OrderTemplateDetailsBody', orderTemplateDetailsBodyShape);

export const sharedUserName = component(
  'SharedUserName',
  boundedText(100)
    .min(1)
    .meta({ description: 'User name, as plain text', examples: ['ab123456'] }),
);
