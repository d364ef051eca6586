import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';

const pageInfoShape = z
  .object({
    totalElements: z.int().min(0).describe('Entries on all pages together'),
    totalPages: z.int().min(0).describe('Pages of this size that hold them'),
    number: z.int().min(0).describe('This page, counted from 0'),
    size: z.int().min(1).describe('Entries a page holds at most'),
  })
  .meta({
    description: 'Which part of a list an answer holds.',
    examples: [{ totalElements: 240, totalPages: 3, number: 0, size: 100 }],
  });
/** Which part of a list an answer holds. */
export interface PageInfo extends z.infer<typeof pageInfoShape> {}
export const pageInfoSchema: Schema<PageInfo> = registerComponent('PageInfo', pageInfoShape);
