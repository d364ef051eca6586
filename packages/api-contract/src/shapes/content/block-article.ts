import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase, blockKind } from './block-base';
import { contentImage, contentLink, validity } from './link';
import { promotion } from './promotion';

export const featuredProductsBlockShape = component(
  'FeaturedProductsBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('featuredProducts'),
      title: z.string().optional().describe('Heading above the products'),
      skus: list(z.string()).describe(
        'Their numbers, in the order to show them; the shop fetches the products',
      ),
      link: contentLink.optional().describe('Where to see more'),
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
      kind: blockKind('flyerTable'),
      title: z.string().optional().describe('Heading above the flyers'),
      flyers: list(
        z.object({
          title: z.string().describe('Name of the flyer'),
          image: contentImage.optional().describe('Its first page'),
          link: contentLink.describe('Where it is read'),
          validity: validity.optional().describe('When its prices hold'),
        }),
      ).describe('The flyers, in the order to show them'),
    })
    .describe('Flyers with their time of validity.'),
);
/** Flyers with their time of validity. */
export interface FlyerTableBlock extends z.infer<typeof flyerTableBlockShape> {}

export const promotionBlockShape = component(
  'PromotionBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('promotionBlock'),
      promotion: promotion.describe('What is promoted'),
    })
    .describe('A promotion.'),
);
/** A promotion. */
export interface PromotionBlock extends z.infer<typeof promotionBlockShape> {}
