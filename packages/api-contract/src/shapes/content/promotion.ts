import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { boundedText, id } from '../scalar';
import { contentImage, contentLink, validity } from './link';

const promotionShape = z
  .object({
    id: z.string(),
    title: z.string().optional(),
    text: z.string().optional(),
    image: contentImage.optional(),
    link: contentLink.optional(),
    skus: list(z.string()).optional(),
    validity: validity.optional(),
  })
  .describe('A promotion shown beside articles.');
/** A promotion shown beside articles. */
export interface Promotion extends z.infer<typeof promotionShape> {}
export const promotion: Shape<Promotion> = component('Promotion', promotionShape);

const categoryPromotionQueryShape = z
  .strictObject({ categoryId: id })
  .describe('For which category promotions are wanted.');
/** For which category promotions are wanted. */
export interface CategoryPromotionQuery extends z.infer<typeof categoryPromotionQueryShape> {}
export const categoryPromotionQuery: Shape<CategoryPromotionQuery> = component(
  'CategoryPromotionQuery',
  categoryPromotionQueryShape,
);

const searchPromotionQueryShape = z
  .strictObject({ queryString: boundedText(200) })
  .describe('For which search promotions are wanted.');
/** For which search promotions are wanted. */
export interface SearchPromotionQuery extends z.infer<typeof searchPromotionQueryShape> {}
export const searchPromotionQuery: Shape<SearchPromotionQuery> = component(
  'SearchPromotionQuery',
  searchPromotionQueryShape,
);
