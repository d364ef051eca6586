import { z } from 'zod';
import { list } from './list-schema';
import { registerComponent, type Schema } from './register-component';
import { extension } from './scalars';

const sortKeySchema = z.union([z.string(), z.number()]);

const categoryAncestorShape = z
  .object({
    id: z.string().describe('Key of the category within the tenant'),
    name: z.string().describe('Name in the language asked for'),
    sortKey: sortKeySchema.optional().describe('Place among its neighbours, as that of a category'),
  })
  .describe('A category around another.');
/** A category around another. */
export interface CategoryAncestor extends z.infer<typeof categoryAncestorShape> {}
const categoryAncestorSchema: Schema<CategoryAncestor> = registerComponent(
  'CategoryAncestor',
  categoryAncestorShape,
);

const categoryShape = z
  .object({
    id: z.string().describe('Key of the category within the tenant, such as 12'),
    parentId: z.string().optional().describe('Category it lies in; missing: at the top'),
    name: z.string().describe('Name in the language asked for'),
    virtual: z
      .boolean()
      .optional()
      .describe('Put together by hand across the tree, such as a season; missing: a category of the tree'),
    thumbnailImagePath: z
      .string()
      .optional()
      .describe('Path of a small picture, relative to the origin of the shop'),
    sortKey: sortKeySchema
      .optional()
      .describe('Place among its neighbours, compared as text with numbers in their order'),
    ancestors: extension(list(categoryAncestorSchema)).describe(
      'Categories around it, from the top; only at lines of a cart, which are grouped by them',
    ),
  })
  .meta({
    description: 'A category of articles.',
    examples: [{ id: '12', parentId: '1', name: 'Molkereiprodukte', sortKey: 120 }],
  });
/** A category of articles. */
export interface Category extends z.infer<typeof categoryShape> {}
export const categorySchema: Schema<Category> = registerComponent('Category', categoryShape);
