import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contentImageSchema, contentLinkSchema, validitySchema } from './link';
import { promotionSchema } from './promotion';

export const featuredProductsBlockSchema = registerComponent(
  'FeaturedProductsBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('featuredProducts'),
      title: z.string().optional().describe('Heading above the products'),
      skus: list(z.string()).describe(
        'Their numbers, in the order to show them; the shop fetches the products',
      ),
      link: contentLinkSchema.optional().describe('Where to see more'),
    })
    .describe('Articles picked by hand.'),
);
/** Articles picked by hand. */
export interface FeaturedProductsBlock extends z.infer<typeof featuredProductsBlockSchema> {}

export const flyerTableBlockSchema = registerComponent(
  'FlyerTableBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('flyerTable'),
      title: z.string().optional().describe('Heading above the flyers'),
      flyers: list(
        z.object({
          title: z.string().describe('Name of the flyer'),
          image: contentImageSchema.optional().describe('Its first page'),
          link: contentLinkSchema.describe('Where it is read'),
          validity: validitySchema.optional().describe('When its prices hold'),
        }),
      ).describe('The flyers, in the order to show them'),
    })
    .describe('Flyers with their time of validity.'),
);
/** Flyers with their time of validity. */
export interface FlyerTableBlock extends z.infer<typeof flyerTableBlockSchema> {}

export const promotionBlockSchema = registerComponent(
  'PromotionBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('promotionBlock'),
      promotion: promotionSchema.describe('What is promoted'),
    })
    .describe('A promotion.'),
);
/** A promotion. */
export interface PromotionBlock extends z.infer<typeof promotionBlockSchema> {}
