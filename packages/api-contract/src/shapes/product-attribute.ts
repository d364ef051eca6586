import { z } from 'zod';
import { component, type Shape } from './component';

const productAttributeShape = z
  .object({
    key: z.string(),
    extension: z
      .string()
      .optional()
      .describe('The time of a Bestellschluss, the lead days of a Bestellartikel'),
    displayName: z.string().optional(),
  })
  .meta({
    description: 'A mark of an article. Keys beyond the known ones are carried and have no logo.',
    examples: [{ key: 'Bestellschluss', extension: '14:00' }],
  });
/** A mark of an article. Keys beyond the known ones are carried and have no logo. */
export interface ProductAttribute extends z.infer<typeof productAttributeShape> {}
export const productAttribute: Shape<ProductAttribute> = component('ProductAttribute', productAttributeShape);
