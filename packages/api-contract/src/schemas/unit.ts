import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { quantitySchema } from './scalars';

const unitShape = z
  .object({
    name: z.string().describe('Name in the language asked for, such as Karton'),
    abbreviation: z.string().describe('What calls name it by, such as KT'),
    ratio: quantitySchema.describe('Storage units held by one of this unit'),
    isDefault: z.boolean().describe('Whether an order control starts with it'),
    isVisible: z.boolean().describe('Whether it can be ordered in'),
    isStorageUnit: z
      .boolean()
      .describe('Whether the product is kept, priced and counted in it; its ratio is 1'),
    gtins: list(z.string()).optional().describe('Numbers in the bar codes of this unit'),
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
export const unitSchema: Schema<Unit> = registerComponent('Unit', unitShape);
