import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { productSchema } from './product';
import { amountSchema, extension, momentSchema, quantitySchema } from './scalars';

const orderTemplateItemShape = z
  .object({
    productSku: z.string().describe('Number of the product'),
    amount: amountSchema.describe('How many of the unit to order by default'),
    unit: z.string().describe('Abbreviation of the unit'),
    addedAt: momentSchema.optional().describe('When it was put on the template'),
    product: extension(productSchema).describe(
      'The product with prices for those who may see them; only where the details are asked for',
    ),
    position: extension(z.int().min(0)).describe('Place in the order of the shelf'),
    par: extension(quantitySchema).describe('The stock to keep'),
    note: extension(z.string()).describe('Remark on the line'),
    costCentre: extension(z.string()).describe('Cost centre the line is booked to when it is ordered'),
    customerArticleNumber: extension(z.string()).describe('Number the customer has for the product'),
  })
  .describe('A line of an order template.');
/** A line of an order template. */
export interface OrderTemplateItem extends z.infer<typeof orderTemplateItemShape> {}
export const orderTemplateItemSchema: Schema<OrderTemplateItem> = registerComponent(
  'OrderTemplateItem',
  orderTemplateItemShape,
);

const removedTemplateProductShape = z
  .object({
    sku: z.string().describe('Number it had in the tenant'),
    crossTenantProductId: z
      .string()
      .optional()
      .describe('Its number in the whole group, to find what follows it'),
    name: z.string().describe('Name it had, else its number'),
    thumbnailUrl: z
      .string()
      .optional()
      .describe('Path of a small picture, relative to the origin of the shop'),
  })
  .meta({
    description: 'An article that was on the template and is no longer sold.',
    examples: [{ sku: '100300', crossTenantProductId: 'X-300', name: 'Sauerrahm' }],
  });
/** An article that was on the template and is no longer sold. */
export interface RemovedTemplateProduct extends z.infer<typeof removedTemplateProductShape> {}
export const removedTemplateProductSchema: Schema<RemovedTemplateProduct> = registerComponent(
  'RemovedTemplateProduct',
  removedTemplateProductShape,
);

const orderTemplateShape = z
  .object({
    id: z.string().describe('Key of the template'),
    customerId: z.string().describe('Customer it was made for'),
    name: z.string().describe('What the user calls it'),
    comment: z.string().optional().describe('Remark on it'),
    priceList: z.string().optional().describe('Key of the price list it is kept for'),
    shareable: z.boolean().describe('Those it is shared with may share it on'),
    creationTime: momentSchema.describe('When it was made'),
    lastEditedTime: momentSchema.describe('When it was last changed'),
    createdBy: z.string().describe('User name of the owner, who alone may change and delete it'),
    lastEditedBy: z.string().optional().describe('User name of whoever changed it last'),
    sharedWith: list(z.string()).describe('User names'),
    orderTemplateItems: list(orderTemplateItemSchema).describe(
      'Lines of products that are still sold, in the order of the shelf',
    ),
    removedProducts: list(removedTemplateProductSchema).describe('Products on it that are no longer sold'),
  })
  .describe('A list of articles kept for ordering again.');
/** A list of articles kept for ordering again. */
export interface OrderTemplate extends z.infer<typeof orderTemplateShape> {}
export const orderTemplateSchema: Schema<OrderTemplate> = registerComponent(
  'OrderTemplate',
  orderTemplateShape,
);

const orderTemplatePageShape = z
  .object({
    orderTemplates: list(orderTemplateSchema).describe('Templates of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Order templates, by page.');
/** Order templates, by page. */
export interface OrderTemplatePage extends z.infer<typeof orderTemplatePageShape> {}
export const orderTemplatePageSchema: Schema<OrderTemplatePage> = registerComponent(
  'OrderTemplatePage',
  orderTemplatePageShape,
);
