import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { daySchema, decimalStringSchema } from './scalars';

const vatRateShape = z
  .object({
    ratePercent: decimalStringSchema.describe('The rate in percent: 4.9'),
    validFrom: daySchema.describe('First delivery day it holds for, until the next one begins'),
  })
  .meta({
    description: 'A rate of value added tax and the first delivery day it holds for.',
    examples: [{ ratePercent: '4.9', validFrom: '2026-07-01' }],
  });
/** A rate of value added tax and the first delivery day it holds for. */
export interface VatRate extends z.infer<typeof vatRateShape> {}
export const vatRateSchema: Schema<VatRate> = registerComponent('VatRate', vatRateShape);
