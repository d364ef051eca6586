import { DIFFERENCE_FIELDS } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';

const orderDifferenceShape = z
  .object({
    sku: z.string().optional().describe('Missing: it concerns the whole order'),
    field: z
      .enum(DIFFERENCE_FIELDS)
      .describe('What differs: status, unit, amount, sum of the line, day, or the net sum of the order'),
    before: z
      .union([z.string(), z.number()])
      .nullable()
      .describe('What the buyer saw; null: there was nothing to see'),
    after: z
      .union([z.string(), z.number()])
      .nullable()
      .describe('What would be ordered; null: there is nothing'),
  })
  .meta({
    description: 'One thing that differs from what the buyer saw, to be confirmed.',
    examples: [{ sku: '100100', field: 'rowTotal', before: '95.76', after: '99.60' }],
  });
/** One thing that differs from what the buyer saw, to be confirmed. */
export interface OrderDifference extends z.infer<typeof orderDifferenceShape> {}
export const orderDifferenceSchema: Schema<OrderDifference> = registerComponent(
  'OrderDifference',
  orderDifferenceShape,
);
