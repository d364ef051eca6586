import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { day, decimalString } from './scalar';
import { vatRate } from './vat';

const vatAmountShape = z
  .object({
    date: day.optional(),
    temperature: z.enum(TEMPERATURE_GROUPS).optional(),
    ratePercent: decimalString,
    base: decimalString.describe('Euro the rate is taken of'),
    vat: decimalString.describe('Euro'),
  })
  .describe('Value added tax of one delivery and rate.');
/** Value added tax of one delivery and rate. */
export interface VatAmount extends z.infer<typeof vatAmountShape> {}
export const vatAmount: Shape<VatAmount> = component('VatAmount', vatAmountShape);

const totalsShape = z
  .object({
    net: decimalString,
    discountEarned: decimalString,
    bonus: decimalString.optional().describe('Only for those who may see bonuses'),
    fees: decimalString,
    deposit: z.object({ SINGLE_USE: decimalString, MULTI_USE: decimalString }),
    estimated: z.boolean().describe('A weighed article is in it'),
    linesOnRequest: z.int().min(0).describe('Lines without a price, in none of the sums'),
    vat: list(vatAmount).optional(),
    gross: decimalString.optional(),
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
export const totals: Shape<Totals> = component('Totals', totalsShape);

const feeShape = z
  .object({ kind: z.string(), netString: decimalString, vat: list(vatRate).optional() })
  .meta({
    description: 'What is billed besides goods.',
    examples: [
      { kind: 'SMALL_ORDER', netString: '6.00', vat: [{ ratePercent: '20', validFrom: '2016-01-01' }] },
    ],
  });
/** What is billed besides goods. */
export interface Fee extends z.infer<typeof feeShape> {}
export const fee: Shape<Fee> = component('Fee', feeShape);
