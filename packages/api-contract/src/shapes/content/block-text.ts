import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contentImage, contentLink } from './link';

export const headingBlockShape = component(
  'HeadingBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('heading'),
      text: z.string(),
      level: z.int().min(2).max(6).optional(),
    })
    .describe('A heading.'),
);
/** A heading. */
export interface HeadingBlock extends z.infer<typeof headingBlockShape> {}

export const textBlockShape = component(
  'TextBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('textBlock'),
      title: z.string().optional(),
      text: z.string().describe('HTML, cleaned by the server'),
    })
    .describe('Running text.'),
);
/** Running text. */
export interface TextBlock extends z.infer<typeof textBlockShape> {}

export const numberDataBlockShape = component(
  'NumberDataBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('numberDataBlocks'),
      numbers: list(z.object({ value: z.string(), label: z.string() })),
    })
    .describe('Figures to be proud of.'),
);
/** Figures to be proud of. */
export interface NumberDataBlock extends z.infer<typeof numberDataBlockShape> {}

export const timeLineBlockShape = component(
  'TimeLineBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('timeLineBlock'),
      title: z.string().optional(),
      entries: list(
        z.object({
          date: z.string(),
          title: z.string(),
          text: z.string().optional(),
          image: contentImage.optional(),
        }),
      ),
    })
    .describe('Steps in time.'),
);
/** Steps in time. */
export interface TimeLineBlock extends z.infer<typeof timeLineBlockShape> {}

export const featureBlockShape = component(
  'FeatureBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('featureBlocks'),
      features: list(
        z.object({
          title: z.string(),
          text: z.string().optional(),
          image: contentImage.optional(),
          link: contentLink.optional(),
        }),
      ),
    })
    .describe('Features, each with a picture and a text.'),
);
/** Features, each with a picture and a text. */
export interface FeatureBlock extends z.infer<typeof featureBlockShape> {}
