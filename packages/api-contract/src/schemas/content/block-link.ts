import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contentImageSchema, contentLinkSchema } from './link';

export const circleLinksBlockSchema = registerComponent(
  'CircleLinksBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('circleLinks'),
      links: list(
        z.object({
          image: contentImageSchema.optional().describe('Picture inside the circle'),
          link: contentLinkSchema.describe('Where it leads; its caption is below the circle'),
        }),
      ).describe('The links, from left to right'),
    })
    .describe('Links in round pictures.'),
);
/** Links in round pictures. */
export interface CircleLinksBlock extends z.infer<typeof circleLinksBlockSchema> {}

export const teaserTilesBlockSchema = registerComponent(
  'TeaserTilesBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('teaserTiles'),
      tiles: list(
        z.object({
          title: z.string().describe('Heading of the tile'),
          text: z.string().optional().describe('Words below the heading'),
          image: contentImageSchema.optional().describe('Picture of the tile'),
          link: contentLinkSchema.optional().describe('Where it leads'),
        }),
      ).describe('The tiles, from left to right'),
    })
    .describe('Tiles that lead on.'),
);
/** Tiles that lead on. */
export interface TeaserTilesBlock extends z.infer<typeof teaserTilesBlockSchema> {}

export const buttonBlockSchema = registerComponent(
  'ButtonBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('buttonBlocks'),
      buttons: list(contentLinkSchema).describe('The buttons; a highlighted one stands out'),
    })
    .describe('Buttons.'),
);
/** Buttons. */
export interface ButtonBlock extends z.infer<typeof buttonBlockSchema> {}

export const linkTilesBlockSchema = registerComponent(
  'LinkTilesBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('linkTiles'),
      tiles: list(contentLinkSchema).describe('The links, each a tile'),
    })
    .describe('Tiles with links.'),
);
/** Tiles with links. */
export interface LinkTilesBlock extends z.infer<typeof linkTilesBlockSchema> {}

export const recommendedPartnerBlockSchema = registerComponent(
  'RecommendedPartnerBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('recommendedPartnerBlock'),
      title: z.string().optional().describe('Heading above the partners'),
      partners: list(
        z.object({
          name: z.string().describe('Name of the business'),
          logo: contentImageSchema.optional().describe('Its logo'),
          link: contentLinkSchema.optional().describe('Its site'),
        }),
      ).describe('The partners, in the order to show them'),
    })
    .describe('Partners that are recommended.'),
);
/** Partners that are recommended. */
export interface RecommendedPartnerBlock extends z.infer<typeof recommendedPartnerBlockSchema> {}
