import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { day, MAX_LIST_ENTRIES, sku } from './scalar';

/** Article numbers that fit into an address; more go into a body. */
export const MAX_SKUS_IN_ADDRESS = 100;

export const skuBatch = component('SkuBatch', list(sku, MAX_LIST_ENTRIES).describe('Article numbers'));

const checkoutBatchShape = z
  .strictObject({
    skus: list(sku, MAX_LIST_ENTRIES),
    requestedDeliveryDay: day.optional(),
    requestedDeliveryDayFreshProducts: day.optional(),
    requestedDeliveryDayFrozenProducts: day.optional(),
  })
  .describe('Articles to price for a delivery day.');
/** Articles to price for a delivery day. */
export interface CheckoutBatch extends z.infer<typeof checkoutBatchShape> {}
export const checkoutBatch: Shape<CheckoutBatch> = component('CheckoutBatch', checkoutBatchShape);
