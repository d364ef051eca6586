import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { product } from './product';
import { amount, extension, moment, quantity } from './scalar';

const orderTemplateItemShape = z
  .object({
    productSku: z.string(),
    amount,
    unit: z.string(),
    addedAt: moment.optional(),
    product: extension(product),
    position: extension(z.int().min(0)).describe('Place in the order of the shelf'),
    par: extension(quantity).describe('The stock to keep'),
    note: extension(z.string()),
    costCentre: extension(z.string()),
    customerArticleNumber: extension(z.string()),
  })
  .describe('A line of an order template.');
/** A line of an order template. */
export interface OrderTemplateItem extends z.infer<typeof orderTemplateItemShape> {}
export const orderTemplateItem: Shape<OrderTemplateItem> = component(
  'OrderTemplateItem',
  orderTemplateItemShape,
);

const removedTemplateProductShape = z
  .object({
    sku: z.string(),
    crossTenantProductId: z.string().optional(),
    name: z.string(),
    thumbnailUrl: z.string().optional(),
  })
  .meta({
    description: 'An article that was on the template and is no longer sold.',
    examples: [{ sku: '100300', crossTenantProductId: 'X-300', name: 'Sauerrahm' }],
  });
/** An article that was on the template and is no longer sold. */
export interface RemovedTemplateProduct extends z.infer<typeof removedTemplateProductShape> {}
export const removedTemplateProduct: Shape<RemovedTemplateProduct> = component(
  'RemovedTemplateProduct',
  removedTemplateProductShape,
);

const orderTemplateShape = z
  .object({
    id: z.string(),
    customerId: z.string(),
    name: z.string(),
    comment: z.string().optional(),
    priceList: z.string().optional(),
    shareable: z.boolean().describe('Those it is shared with may share it on'),
    creationTime: moment,
    lastEditedTime: moment,
    createdBy: z.string(),
    lastEditedBy: z.string().optional(),
    sharedWith: list(z.string()).describe('User names'),
    orderTemplateItems: list(orderTemplateItem),
    removedProducts: list(removedTemplateProduct),
  })
  .describe('A list of articles kept for ordering again.');
/** A list of articles kept for ordering again. */
export interface OrderTemplate extends z.infer<typeof orderTemplateShape> {}
export const orderTemplate: Shape<OrderTemplate> = component('OrderTemplate', orderTemplateShape);

const orderTemplatePageShape = z
  .object({ orderTemplates: list(orderTemplate), page: pageInfo })
  .describe('Order templates, by page.');
/** Order templates, by page. */
export interface OrderTemplatePage extends z.infer<typeof orderTemplatePageShape> {}
export const orderTemplatePage: Shape<OrderTemplatePage> = component(
  'OrderTemplatePage',
  orderTemplatePageShape,
);
