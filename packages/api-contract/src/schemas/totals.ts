import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { daySchema, decimalStringSchema } from './scalars';
import { vatRateSchema } from './vat';

const vatAmountShape = z
  .object({
    date: daySchema.optional().describe('Day of the delivery it is of'),
    temperature: z.enum(TEMPERATURE_GROUPS).optional().describe('Goods it is of, where they travel apart'),
    ratePercent: decimalStringSchema.describe('The rate in percent'),
    base: decimalStringSchema.describe('Euro the rate is taken of'),
    vat: decimalStringSchema.describe('Euro'),
  })
  .describe('Value added tax of one delivery and rate.');
/** Value added tax of one delivery and rate. */
export interface VatAmount extends z.infer<typeof vatAmountShape> {}
export const vatAmountSchema: Schema<VatAmount> = registerComponent('VatAmount', vatAmountShape);

const totalsShape = z
  .object({
    net: decimalStringSchema.describe('Goods without tax, fees and deposit'),
    discountEarned: decimalStringSchema.describe(
      'What discounts have saved, which net has taken off already',
    ),
    bonus: decimalStringSchema.optional().describe('Only for those who may see bonuses'),
    fees: decimalStringSchema.describe('Fees without tax'),
    deposit: z
      .object({
        SINGLE_USE: decimalStringSchema.describe('On containers that are used once; outside value added tax'),
        MULTI_USE: decimalStringSchema.describe(
          'On containers that are used again; taxed like the product, here without the tax',
        ),
      })
      .describe('Deposit on containers'),
    estimated: z.boolean().describe('A weighed article is in it'),
    linesOnRequest: z.int().min(0).describe('Lines without a price, in none of the sums'),
    vat: list(vatAmountSchema)
      .optional()
      .describe('Tax by delivery and rate; missing where the rate of any part is not known'),
    gross: decimalStringSchema
      .optional()
      .describe('What is to be paid; missing where the rate of any part is not known'),
  })
  .meta({
    description: 'Sums in euro: net + fees + VAT + deposit = gross.',
    examples: [
      {
        net: '95.76',
        discountEarned: '3.84',
        bonus: '0.00',
        fees: '0.00',
        deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
        estimated: false,
        linesOnRequest: 0,
        vat: [{ date: '2026-11-26', ratePercent: '10', base: '95.76', vat: '9.58' }],
        gross: '105.34',
      },
    ],
  });
/** Sums in euro: net + fees + VAT + deposit = gross. */
export interface Totals extends z.infer<typeof totalsShape> {}
export const totalsSchema: Schema<Totals> = registerComponent('Totals', totalsShape);

const feeShape = z
  .object({
    kind: z.string().describe('Why it is billed, such as SMALL_ORDER'),
    netString: decimalStringSchema.describe('Euro without tax'),
    vat: list(vatRateSchema)
      .optional()
      .describe('Rates of value added tax with the day from which each holds'),
  })
  .meta({
    description: 'What is billed besides goods.',
    examples: [
      { kind: 'SMALL_ORDER', netString: '6.00', vat: [{ ratePercent: '20', validFrom: '2016-01-01' }] },
    ],
  });
/** What is billed besides goods. */
export interface Fee extends z.infer<typeof feeShape> {}
export const feeSchema: Schema<Fee> = registerComponent('Fee', feeShape);
