import { z } from 'zod';
import { component, type Shape } from './component';
import { day, decimalString } from './scalar';

const vatRateShape = z
  .object({
    ratePercent: decimalString.describe('The rate in percent: 4.9'),
    validFrom: day.describe('First delivery day it holds for, until the next one begins'),
  })
  .meta({
    description: 'A rate of value added tax and the first delivery day it holds for.',
    examples: [{ ratePercent: '4.9', validFrom: '2026-07-01' }],
  });
/** A rate of value added tax and the first delivery day it holds for. */
export interface VatRate extends z.infer<typeof vatRateShape> {}
export const vatRate: Shape<VatRate> = component('VatRate', vatRateShape);
