import { z } from 'zod';
import { component, type Shape } from './component';

const categoryShape = z
  .object({
    id: z.string(),
    parentId: z.string().optional(),
    name: z.string(),
    virtual: z.boolean().optional(),
    thumbnailImagePath: z.string().optional(),
    sortKey: z.union([z.string(), z.number()]).optional(),
  })
  .meta({
    description: 'A category of articles.',
    examples: [{ id: '12', parentId: '1', name: 'Molkereiprodukte', sortKey: 120 }],
  });
/** A category of articles. */
export interface Category extends z.infer<typeof categoryShape> {}
export const category: Shape<Category> = component('Category', categoryShape);
