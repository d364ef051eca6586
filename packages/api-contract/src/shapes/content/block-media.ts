import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contentImage, contentLink } from './link';

export const imageBlockShape = component(
  'ImageBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('imageBlock'),
      image: contentImage,
      imageCredit: z.string().optional(),
      link: contentLink.optional(),
    })
    .describe('A picture.'),
);
/** A picture. */
export interface ImageBlock extends z.infer<typeof imageBlockShape> {}

export const galleryBlockShape = component(
  'GalleryBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('galleryBlock'),
      title: z.string().optional(),
      images: list(contentImage),
    })
    .describe('Pictures to leaf through.'),
);
/** Pictures to leaf through. */
export interface GalleryBlock extends z.infer<typeof galleryBlockShape> {}

export const videoBlockShape = component(
  'VideoBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('video'),
      title: z.string().optional(),
      url: z.string(),
      poster: contentImage.optional(),
    })
    .describe('A video.'),
);
/** A video. */
export interface VideoBlock extends z.infer<typeof videoBlockShape> {}

export const teaserBlockShape = component(
  'TeaserBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('teaserBlock'),
      title: z.string(),
      teaserText: z.string().optional(),
      image: contentImage.optional(),
      imageCredit: z.string().optional(),
      backgroundColor: z.string().optional(),
      link: contentLink.optional(),
    })
    .describe('A teaser with picture and link.'),
);
/** A teaser with picture and link. */
export interface TeaserBlock extends z.infer<typeof teaserBlockShape> {}
