import { z } from 'zod';
import { component, type Shape } from './component';
import { quantity } from './scalar';

const weighedShape = z
  .object({
    pricedBy: z.string().describe('Unit it is billed in, such as kg'),
    estimatedQuantityPerStorageUnit: quantity.describe('What one storage unit usually weighs, in that unit'),
    minimum: quantity.optional().describe('The least one weighs, in that unit'),
    maximum: quantity.optional().describe('The most one weighs, in that unit'),
  })
  .meta({
    description: 'What makes an article one that is ordered by the piece and billed by weight.',
    examples: [{ pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5', minimum: '2.2', maximum: '2.8' }],
  });
/** What makes an article one that is ordered by the piece and billed by weight. */
export interface Weighed extends z.infer<typeof weighedShape> {}
export const weighed: Shape<Weighed> = component('Weighed', weighedShape);
