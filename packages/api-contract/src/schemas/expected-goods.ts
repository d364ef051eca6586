import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { daySchema, decimalStringSchema } from './scalars';

const expectedGoodsShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    quantity: decimalStringSchema.describe('Storage units'),
    day: daySchema.describe('The day it comes'),
    orderId: z.string().describe('Order it comes with'),
  })
  .meta({
    description: 'Goods that were ordered and are not there yet.',
    examples: [{ sku: '100100', quantity: '24', day: '2026-11-30', orderId: '4000012' }],
  });
/** Goods that were ordered and are not there yet. */
export interface ExpectedGoods extends z.infer<typeof expectedGoodsShape> {}
export const expectedGoodsSchema: Schema<ExpectedGoods> = registerComponent(
  'ExpectedGoods',
  expectedGoodsShape,
);
