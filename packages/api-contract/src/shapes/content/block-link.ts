import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contentImage, contentLink } from './link';

export const circleLinksBlockShape = component(
  'CircleLinksBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('circleLinks'),
      links: list(z.object({ image: contentImage.optional(), link: contentLink })),
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
      kind: z.literal('teaserTiles'),
      tiles: list(
        z.object({
          title: z.string(),
          text: z.string().optional(),
          image: contentImage.optional(),
          link: contentLink.optional(),
        }),
      ),
    })
    .describe('Tiles that lead on.'),
);
/** Tiles that lead on. */
export interface TeaserTilesBlock extends z.infer<typeof teaserTilesBlockShape> {}

export const buttonBlockShape = component(
  'ButtonBlock',
  z
    .object({ ...blockBase, kind: z.literal('buttonBlocks'), buttons: list(contentLink) })
    .describe('Buttons.'),
);
/** Buttons. */
export interface ButtonBlock extends z.infer<typeof buttonBlockShape> {}

export const linkTilesBlockShape = component(
  'LinkTilesBlock',
  z
    .object({ ...blockBase, kind: z.literal('linkTiles'), tiles: list(contentLink) })
    .describe('Tiles with links.'),
);
/** Tiles with links. */
export interface LinkTilesBlock extends z.infer<typeof linkTilesBlockShape> {}

export const recommendedPartnerBlockShape = component(
  'RecommendedPartnerBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('recommendedPartnerBlock'),
      title: z.string().optional(),
      partners: list(
        z.object({ name: z.string(), logo: contentImage.optional(), link: contentLink.optional() }),
      ),
    })
    .describe('Partners that are recommended.'),
);
/** Partners that are recommended. */
export interface RecommendedPartnerBlock extends z.infer<typeof recommendedPartnerBlockShape> {}
