import { z } from 'zod';
import { component, type Shape } from './component';
import { quantity } from './scalar';

const weighedShape = z
  .object({
    pricedBy: z.string(),
    estimatedQuantityPerStorageUnit: quantity,
    minimum: quantity.optional(),
    maximum: quantity.optional(),
  })
  .meta({
    description: 'What makes an article one that is ordered by the piece and billed by weight.',
    examples: [{ pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5', minimum: '2.2', maximum: '2.8' }],
  });
/** What makes an article one that is ordered by the piece and billed by weight. */
export interface Weighed extends z.infer<typeof weighedShape> {}
export const weighed: Shape<Weighed> = component('Weighed', weighedShape);
