import { APPLICATION_ORDERS, PRICE_TYPES } from '@gastroshop/domain/pricing';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { dayOrMomentSchema, decimalStringSchema, quantitySchema } from './scalars';

const priceReductionShape = z
  .object({
    type: z
      .string()
      .optional()
      .describe('Name of the discount or bonus in the merchandise system, for information'),
    applicationOrder: z
      .enum(APPLICATION_ORDERS)
      .describe('SINGLE: it lowers the unit price; TOTAL: it lowers the row'),
    discountFactor: z.number().optional().describe('The multiplier as a number, for display only'),
    discountFactorString: decimalStringSchema.describe('Multiplier: 0.95 is 5 % off'),
  })
  .meta({
    description: 'A discount (lowers the price now) or a bonus (paid back later).',
    examples: [{ applicationOrder: 'SINGLE', discountFactorString: '0.95' }],
  });
/** A discount (lowers the price now) or a bonus (paid back later). */
export interface PriceReduction extends z.infer<typeof priceReductionShape> {}
export const priceReductionSchema: Schema<PriceReduction> = registerComponent(
  'PriceReduction',
  priceReductionShape,
);

const priceShape = z
  .object({
    sku: z.string().optional().describe('Number of the product it is a price of'),
    type: z
      .enum(PRICE_TYPES)
      .describe('Which kind of price it is; among several the rules of the trade choose'),
    rawValueString: z
      .string()
      .describe('Net euro, as many decimals as the branch keeps. No positive number: the price is dropped'),
    price: z.number().optional().describe('The raw value as a number, for display only'),
    minQuantity: z.number().describe('Storage units from which the price applies'),
    fromDate: dayOrMomentSchema.optional().describe('First day of validity in Vienna'),
    toDate: dayOrMomentSchema.optional().describe('Last day of validity in Vienna'),
    attachedDiscount: priceReductionSchema.optional().describe('Discount that comes with this price'),
    attachedBonus: priceReductionSchema
      .optional()
      .describe('Bonus that comes with this price, paid back later'),
    uvp: decimalStringSchema.optional().describe('Recommended retail price, gross euro'),
  })
  .meta({
    description:
      'One price of an article: net euro per storage unit (weighed articles: per the unit they are priced by).',
    examples: [{ type: 'LIST', rawValueString: '3.99', minQuantity: 24, fromDate: '2026-11-01' }],
  });
/** One price of an article: net euro per storage unit (weighed articles: per the unit they are priced by). */
export interface Price extends z.infer<typeof priceShape> {}
export const priceSchema: Schema<Price> = registerComponent('Price', priceShape);

const basePriceShape = z
  .object({
    quantity: quantitySchema.describe('Content of one storage unit'),
    unit: z.string().describe('Unit of the content, such as g'),
    refQuantity: quantitySchema.describe('How much of the reference unit the price is stated for, usually 1'),
    refUnit: z.string().describe('Unit the price is stated for, such as kg'),
  })
  .meta({
    description: 'What a price per kilogram or litre is calculated from.',
    examples: [{ quantity: '500', unit: 'g', refQuantity: '1', refUnit: 'kg' }],
  });
/** What a price per kilogram or litre is calculated from. */
export interface BasePrice extends z.infer<typeof basePriceShape> {}
export const basePriceSchema: Schema<BasePrice> = registerComponent('BasePrice', basePriceShape);
