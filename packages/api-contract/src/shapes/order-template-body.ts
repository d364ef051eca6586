import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { amount, boundedText, extension, id, MAX_LIST_ENTRIES, moment, quantity, sku } from './scalar';
import { pageRequest } from './search';

const orderTemplateItemBodyShape = z
  .strictObject({
    productSku: sku,
    amount,
    unit: id,
    addedAt: moment.optional(),
    position: extension(z.int().min(0)),
    par: extension(quantity),
    note: extension(boundedText(500)),
    costCentre: extension(boundedText(100)),
    customerArticleNumber: extension(boundedText(100)),
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
  .strictObject({ productSku: sku, amount: amount.optional(), unit: id.optional() })
  .describe('The line to take off an order template.');
/** The line to take off an order template. */
export interface OrderTemplateItemRemoval extends z.infer<typeof orderTemplateItemRemovalShape> {}
export const orderTemplateItemRemoval: Shape<OrderTemplateItemRemoval> = component(
  'OrderTemplateItemRemoval',
  orderTemplateItemRemovalShape,
);

const orderTemplateBodyShape = z
  .strictObject({
    name: boundedText(200).min(1),
    comment: boundedText(2000).optional(),
    priceList: id.optional(),
    shareable: z.boolean().optional(),
    orderTemplateItems: list(orderTemplateItemBody, MAX_LIST_ENTRIES).optional(),
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
  .strictObject({ queryString: boundedText(200).optional(), page: pageRequest.optional() })
  .describe('Which lines of an order template are wanted.');
/** Which lines of an order template are wanted. */
export interface OrderTemplateDetailsBody extends z.input<typeof orderTemplateDetailsBodyShape> {}
/** {@link OrderTemplateDetailsBody} as the backend reads it: defaults filled in. */
export interface OrderTemplateDetailsBodyRead extends z.output<typeof orderTemplateDetailsBodyShape> {}
export const orderTemplateDetailsBody: Shape<OrderTemplateDetailsBodyRead, OrderTemplateDetailsBody> =
  component('OrderTemplateDetailsBody', orderTemplateDetailsBodyShape);

export const sharedUserName = component(
  'SharedUserName',
  boundedText(100).min(1).describe('User name, as plain text'),
);
