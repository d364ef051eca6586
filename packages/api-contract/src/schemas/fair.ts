import { z } from 'zod';
import { BILLING_TIMES } from './billing-time';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { daySchema, decimalStringSchema, extension } from './scalars';

const dayRangeShape = z
  .object({ start: daySchema.describe('First day'), end: daySchema.describe('Last day') })
  .meta({
    description: 'Days from start to end, both inclusive.',
    examples: [{ start: '2026-01-01', end: '2026-06-30' }],
  });
/** Days from start to end, both inclusive. */
export interface DayRange extends z.infer<typeof dayRangeShape> {}
export const dayRangeSchema: Schema<DayRange> = registerComponent('DayRange', dayRangeShape);

const fairShape = z
  .object({
    id: z.string().describe('Code of the fair'),
    isActive: z.boolean().describe('Whether it can be ordered from now'),
    bannerPath: z.string().optional().describe('Path of its picture, relative to the origin of the shop'),
    startPagePath: z.string().optional().describe('Slug of the content page it starts with'),
    firstPossibleDeliveryDate: daySchema
      .optional()
      .describe('First day it delivers on; missing: no first one'),
    lastPossibleDeliveryDate: daySchema.optional().describe('Last day it delivers on; missing: no last one'),
    globalDiscountFactor: decimalStringSchema
      .optional()
      .describe('Multiplier for regular prices: 0.97 is 3 % off'),
    billingTime: z.enum(BILLING_TIMES).describe("Which day's prices it bills"),
    orderHistoryAggregationRange: dayRangeSchema
      .optional()
      .describe('Missing: the fair has no quantity history'),
    tenants: extension(list(z.string())).describe('Codes of the tenants it is held for; missing: all'),
    maxOrdersPerCustomer: extension(z.int().min(1)).describe(
      'Orders a customer may place in it; missing: any number',
    ),
  })
  .meta({
    description: 'A promotional sub-shop.',
    examples: [
      {
        id: 'HERBST26',
        isActive: true,
        firstPossibleDeliveryDate: '2026-11-23',
        lastPossibleDeliveryDate: '2026-12-18',
        globalDiscountFactor: '0.97',
        billingTime: 'DELIVERY_TIME',
        orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-12-31' },
      },
    ],
  });
/** A promotional sub-shop. */
export interface Fair extends z.infer<typeof fairShape> {}
export const fairSchema: Schema<Fair> = registerComponent('Fair', fairShape);
