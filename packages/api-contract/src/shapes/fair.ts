import { z } from 'zod';
import { BILLING_TIMES } from './billing-time';
import { component, type Shape } from './component';
import { list } from './list';
import { day, decimalString, extension } from './scalar';

const dayRangeShape = z.object({ start: day.describe('First day'), end: day.describe('Last day') }).meta({
  description: 'Days from start to end, both inclusive.',
  examples: [{ start: '2026-01-01', end: '2026-06-30' }],
});
/** Days from start to end, both inclusive. */
export interface DayRange extends z.infer<typeof dayRangeShape> {}
export const dayRange: Shape<DayRange> = component('DayRange', dayRangeShape);

const fairShape = z
  .object({
    id: z.string().describe('Code of the fair'),
    isActive: z.boolean().describe('Whether it can be ordered from now'),
    bannerPath: z.string().optional().describe('Path of its picture, relative to the origin of the shop'),
    startPagePath: z.string().optional().describe('Slug of the content page it starts with'),
    firstPossibleDeliveryDate: day.optional().describe('First day it delivers on; missing: no first one'),
    lastPossibleDeliveryDate: day.optional().describe('Last day it delivers on; missing: no last one'),
    globalDiscountFactor: decimalString.optional().describe('Multiplier for regular prices: 0.97 is 3 % off'),
    billingTime: z.enum(BILLING_TIMES).describe("Which day's prices it bills"),
    orderHistoryAggregationRange: dayRange.optional().describe('Missing: the fair has no quantity history'),
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
export const fair: Shape<Fair> = component('Fair', fairShape);
