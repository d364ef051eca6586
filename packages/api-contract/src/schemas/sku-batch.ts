import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { daySchema, MAX_LIST_ENTRIES, skuSchema } from './scalars';

/** Article numbers that fit into an address; more go into a body. */
export const MAX_SKUS_IN_ADDRESS = 100;

export const skuBatchSchema = registerComponent(
  'SkuBatch',
  list(skuSchema, MAX_LIST_ENTRIES).meta({
    description: 'Article numbers',
    examples: [['100100', '100200']],
  }),
);

const checkoutBatchShape = z
  .strictObject({
    skus: list(skuSchema, MAX_LIST_ENTRIES).describe('Products to price, at most 10,000'),
    requestedDeliveryDay: daySchema
      .optional()
      .describe('Day for all of them; instead of the two days beside'),
    requestedDeliveryDayFreshProducts: daySchema
      .optional()
      .describe('Day for fresh and ambient goods, where frozen ones travel apart'),
    requestedDeliveryDayFrozenProducts: daySchema
      .optional()
      .describe('Day for frozen goods, where they travel apart'),
  })
  .meta({
    description: 'Articles to price for a delivery day.',
    examples: [{ skus: ['100100', '100200'], requestedDeliveryDay: '2026-11-26' }],
  });
/** Articles to price for a delivery day. */
export interface CheckoutBatch extends z.infer<typeof checkoutBatchShape> {}
export const checkoutBatchSchema: Schema<CheckoutBatch> = registerComponent(
  'CheckoutBatch',
  checkoutBatchShape,
);
