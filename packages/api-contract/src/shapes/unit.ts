import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { quantity } from './scalar';

const unitShape = z
  .object({
    name: z.string(),
    abbreviation: z.string(),
    ratio: quantity.describe('Storage units held by one of this unit'),
    isDefault: z.boolean(),
    isVisible: z.boolean(),
    isStorageUnit: z.boolean(),
    gtins: list(z.string()).optional(),
  })
  .meta({
    description: 'A unit an article is sold in.',
    examples: [
      {
        name: 'Karton',
        abbreviation: 'KT',
        ratio: 6,
        isDefault: true,
        isVisible: true,
        isStorageUnit: false,
        gtins: [],
      },
    ],
  });
/** A unit an article is sold in. */
export interface Unit extends z.infer<typeof unitShape> {}
export const unit: Shape<Unit> = component('Unit', unitShape);
