import { z } from 'zod';
import { component, type Shape } from './component';
import { day, decimalString } from './scalar';

const expectedGoodsShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    quantity: decimalString.describe('Storage units'),
    day: day.describe('The day it comes'),
    orderId: z.string().describe('Order it comes with'),
  })
  .meta({
    description: 'Goods that were ordered and are not there yet.',
    examples: [{ sku: '100100', quantity: '24', day: '2026-11-30', orderId: '4000012' }],
  });
/** Goods that were ordered and are not there yet. */
export interface ExpectedGoods extends z.infer<typeof expectedGoodsShape> {}
export const expectedGoods: Shape<ExpectedGoods> = component('ExpectedGoods', expectedGoodsShape);
