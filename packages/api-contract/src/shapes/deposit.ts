import { DEPOSIT_KINDS } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { component, type Shape } from './component';
import { decimalString, quantity } from './scalar';

const depositShape = z
  .object({
    amountString: decimalString.describe('Euro for one container'),
    containersPerStorageUnit: quantity.describe('Containers in one storage unit: a tray of 24 cans has 24'),
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
export const deposit: Shape<Deposit> = component('Deposit', depositShape);
