import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { quantitySchema } from './scalars';

const weighedShape = z
  .object({
    pricedBy: z.string().describe('Unit it is billed in, such as kg'),
    estimatedQuantityPerStorageUnit: quantitySchema.describe(
      'What one storage unit usually weighs, in that unit',
    ),
    minimum: quantitySchema.optional().describe('The least one weighs, in that unit'),
    maximum: quantitySchema.optional().describe('The most one weighs, in that unit'),
  })
  .meta({
    description: 'What makes an article one that is ordered by the piece and billed by weight.',
    examples: [{ pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5', minimum: '2.2', maximum: '2.8' }],
  });
/** What makes an article one that is ordered by the piece and billed by weight. */
export interface Weighed extends z.infer<typeof weighedShape> {}
export const weighedSchema: Schema<Weighed> = registerComponent('Weighed', weighedShape);
