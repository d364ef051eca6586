import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { boundedString, idSchema } from '../scalars';
import { contentImageSchema, contentLinkSchema, validitySchema } from './link';

const promotionShape = z
  .object({
    id: z.string().describe('Key of the promotion'),
    title: z.string().optional().describe('Heading of the promotion'),
    text: z.string().optional().describe('Words below the heading'),
    image: contentImageSchema.optional().describe('Its picture'),
    link: contentLinkSchema.optional().describe('Where it leads'),
    skus: list(z.string()).optional().describe('Products that are promoted; the shop fetches them'),
    validity: validitySchema.optional().describe('When it is shown; missing: always'),
  })
  .describe('A promotion shown beside articles.');
/** A promotion shown beside articles. */
export interface Promotion extends z.infer<typeof promotionShape> {}
export const promotionSchema: Schema<Promotion> = registerComponent('Promotion', promotionShape);

const categoryPromotionQueryShape = z
  .strictObject({ categoryId: idSchema.describe('Key of the category') })
  .meta({ description: 'For which category promotions are wanted.', examples: [{ categoryId: '12' }] });
/** For which category promotions are wanted. */
export interface CategoryPromotionQuery extends z.infer<typeof categoryPromotionQueryShape> {}
export const categoryPromotionQuerySchema: Schema<CategoryPromotionQuery> = registerComponent(
  'CategoryPromotionQuery',
  categoryPromotionQueryShape,
);

const searchPromotionQueryShape = z
  .strictObject({ queryString: boundedString(200).describe('What is searched for, at most 200 characters') })
  .meta({ description: 'For which search promotions are wanted.', examples: [{ queryString: 'milch' }] });
/** For which search promotions are wanted. */
export interface SearchPromotionQuery extends z.infer<typeof searchPromotionQueryShape> {}
export const searchPromotionQuerySchema: Schema<SearchPromotionQuery> = registerComponent(
  'SearchPromotionQuery',
  searchPromotionQueryShape,
);
