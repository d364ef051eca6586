import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';

const productAttributeShape = z
  .object({
    key: z.string().describe('Stable name of the mark, such as Gekuehlt'),
    extension: z
      .string()
      .optional()
      .describe('The time of a Bestellschluss, the lead days of a Bestellartikel'),
    displayName: z.string().optional().describe('Name in the language asked for; missing: the key'),
  })
  .meta({
    description: 'A mark of an article. Keys beyond the known ones are carried and have no logo.',
    examples: [{ key: 'Bestellschluss', extension: '14:00' }],
  });
/** A mark of an article. Keys beyond the known ones are carried and have no logo. */
export interface ProductAttribute extends z.infer<typeof productAttributeShape> {}
export const productAttributeSchema: Schema<ProductAttribute> = registerComponent(
  'ProductAttribute',
  productAttributeShape,
);
