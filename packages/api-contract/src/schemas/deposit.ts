import { DEPOSIT_KINDS } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { decimalStringSchema, quantitySchema } from './scalars';

const depositShape = z
  .object({
    amountString: decimalStringSchema.describe('Euro for one container'),
    containersPerStorageUnit: quantitySchema.describe(
      'Containers in one storage unit: a tray of 24 cans has 24',
    ),
    kind: z
      .enum(DEPOSIT_KINDS)
      .describe('Single-use deposit is outside value added tax, multi-use deposit is taxed like the product'),
  })
  .meta({
    description: 'What is paid for containers and paid back on their return.',
    examples: [{ amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' }],
  });
/** What is paid for containers and paid back on their return. */
export interface Deposit extends z.infer<typeof depositShape> {}
export const depositSchema: Schema<Deposit> = registerComponent('Deposit', depositShape);
