import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contentImage, contentLink, validity } from './link';
import { promotion } from './promotion';

export const featuredProductsBlockShape = component(
  'FeaturedProductsBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('featuredProducts'),
      title: z.string().optional(),
      skus: list(z.string()),
      link: contentLink.optional(),
    })
    .describe('Articles picked by hand.'),
);
/** Articles picked by hand. */
export interface FeaturedProductsBlock extends z.infer<typeof featuredProductsBlockShape> {}

export const flyerTableBlockShape = component(
  'FlyerTableBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('flyerTable'),
      title: z.string().optional(),
      flyers: list(
        z.object({
          title: z.string(),
          image: contentImage.optional(),
          link: contentLink,
          validity: validity.optional(),
        }),
      ),
    })
    .describe('Flyers with their time of validity.'),
);
/** Flyers with their time of validity. */
export interface FlyerTableBlock extends z.infer<typeof flyerTableBlockShape> {}

export const promotionBlockShape = component(
  'PromotionBlock',
  z.object({ ...blockBase, kind: z.literal('promotionBlock'), promotion }).describe('A promotion.'),
);
/** A promotion. */
export interface PromotionBlock extends z.infer<typeof promotionBlockShape> {}
