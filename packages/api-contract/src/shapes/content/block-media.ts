import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase, blockKind } from './block-base';
import { contentImage, contentLink } from './link';

export const imageBlockShape = component(
  'ImageBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('imageBlock'),
      image: contentImage.describe('The picture with the text read out in its place'),
      imageCredit: z.string().optional().describe('Who took the picture'),
      link: contentLink.optional().describe('Where a tap on it leads'),
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
      kind: blockKind('galleryBlock'),
      title: z.string().optional().describe('Heading above the pictures'),
      images: list(contentImage).describe('The pictures, in the order to show them'),
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
      kind: blockKind('video'),
      title: z.string().optional().describe('Heading above the video'),
      url: z.string().describe('Address of the video, here or at a video service'),
      poster: contentImage.optional().describe('Picture until it plays'),
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
      kind: blockKind('teaserBlock'),
      title: z.string().describe('Heading of the teaser'),
      teaserText: z.string().optional().describe('Words below the heading'),
      image: contentImage.optional().describe('Picture beside the words'),
      imageCredit: z.string().optional().describe('Who took the picture'),
      backgroundColor: z
        .string()
        .optional()
        .describe('Colour behind the words, as CSS writes it; missing: that of the theme'),
      link: contentLink.optional().describe('Where it leads'),
    })
    .describe('A teaser with picture and link.'),
);
/** A teaser with picture and link. */
export interface TeaserBlock extends z.infer<typeof teaserBlockShape> {}
