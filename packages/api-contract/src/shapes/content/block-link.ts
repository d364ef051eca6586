import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase, blockKind } from './block-base';
import { contentImage, contentLink } from './link';

export const circleLinksBlockShape = component(
  'CircleLinksBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('circleLinks'),
      links: list(
        z.object({
          image: contentImage.optional().describe('Picture inside the circle'),
          link: contentLink.describe('Where it leads; its caption is below the circle'),
        }),
      ).describe('The links, from left to right'),
    })
    .describe('Links in round pictures.'),
);
/** Links in round pictures. */
export interface CircleLinksBlock extends z.infer<typeof circleLinksBlockShape> {}

export const teaserTilesBlockShape = component(
  'TeaserTilesBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('teaserTiles'),
      tiles: list(
        z.object({
          title: z.string().describe('Heading of the tile'),
          text: z.string().optional().describe('Words below the heading'),
          image: contentImage.optional().describe('Picture of the tile'),
          link: contentLink.optional().describe('Where it leads'),
        }),
      ).describe('The tiles, from left to right'),
    })
    .describe('Tiles that lead on.'),
);
/** Tiles that lead on. */
export interface TeaserTilesBlock extends z.infer<typeof teaserTilesBlockShape> {}

export const buttonBlockShape = component(
  'ButtonBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('buttonBlocks'),
      buttons: list(contentLink).describe('The buttons; a highlighted one stands out'),
    })
    .describe('Buttons.'),
);
/** Buttons. */
export interface ButtonBlock extends z.infer<typeof buttonBlockShape> {}

export const linkTilesBlockShape = component(
  'LinkTilesBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('linkTiles'),
      tiles: list(contentLink).describe('The links, each a tile'),
    })
    .describe('Tiles with links.'),
);
/** Tiles with links. */
export interface LinkTilesBlock extends z.infer<typeof linkTilesBlockShape> {}

export const recommendedPartnerBlockShape = component(
  'RecommendedPartnerBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('recommendedPartnerBlock'),
      title: z.string().optional().describe('Heading above the partners'),
      partners: list(
        z.object({
          name: z.string().describe('Name of the business'),
          logo: contentImage.optional().describe('Its logo'),
          link: contentLink.optional().describe('Its site'),
        }),
      ).describe('The partners, in the order to show them'),
    })
    .describe('Partners that are recommended.'),
);
/** Partners that are recommended. */
export interface RecommendedPartnerBlock extends z.infer<typeof recommendedPartnerBlockShape> {}
