import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contentImageSchema, contentLinkSchema } from './link';

export const imageBlockSchema = registerComponent(
  'ImageBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('imageBlock'),
      image: contentImageSchema.describe('The picture with the text read out in its place'),
      imageCredit: z.string().optional().describe('Who took the picture'),
      link: contentLinkSchema.optional().describe('Where a tap on it leads'),
    })
    .describe('A picture.'),
);
/** A picture. */
export interface ImageBlock extends z.infer<typeof imageBlockSchema> {}

export const galleryBlockSchema = registerComponent(
  'GalleryBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('galleryBlock'),
      title: z.string().optional().describe('Heading above the pictures'),
      images: list(contentImageSchema).describe('The pictures, in the order to show them'),
    })
    .describe('Pictures to leaf through.'),
);
/** Pictures to leaf through. */
export interface GalleryBlock extends z.infer<typeof galleryBlockSchema> {}

export const videoBlockSchema = registerComponent(
  'VideoBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('video'),
      title: z.string().optional().describe('Heading above the video'),
      url: z.string().describe('Address of the video, here or at a video service'),
      poster: contentImageSchema.optional().describe('Picture until it plays'),
    })
    .describe('A video.'),
);
/** A video. */
export interface VideoBlock extends z.infer<typeof videoBlockSchema> {}

export const teaserBlockSchema = registerComponent(
  'TeaserBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('teaserBlock'),
      title: z.string().describe('Heading of the teaser'),
      teaserText: z.string().optional().describe('Words below the heading'),
      image: contentImageSchema.optional().describe('Picture beside the words'),
      imageCredit: z.string().optional().describe('Who took the picture'),
      backgroundColor: z
        .string()
        .optional()
        .describe('Colour behind the words, as CSS writes it; missing: that of the theme'),
      link: contentLinkSchema.optional().describe('Where it leads'),
    })
    .describe('A teaser with picture and link.'),
);
/** A teaser with picture and link. */
export interface TeaserBlock extends z.infer<typeof teaserBlockSchema> {}
