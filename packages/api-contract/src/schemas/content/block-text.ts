import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contentImageSchema, contentLinkSchema } from './link';

export const headingBlockSchema = registerComponent(
  'HeadingBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('heading'),
      text: z.string().describe('The words'),
      level: z.int().min(2).max(6).optional().describe('How deep it is, 2 to 6 as in HTML; missing: 2'),
    })
    .describe('A heading.'),
);
/** A heading. */
export interface HeadingBlock extends z.infer<typeof headingBlockSchema> {}

export const textBlockSchema = registerComponent(
  'TextBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('textBlock'),
      title: z.string().optional().describe('Heading above the text'),
      text: z.string().describe('HTML, cleaned by the server'),
    })
    .describe('Running text.'),
);
/** Running text. */
export interface TextBlock extends z.infer<typeof textBlockSchema> {}

export const numberDataBlockSchema = registerComponent(
  'NumberDataBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('numberDataBlocks'),
      numbers: list(
        z.object({
          value: z.string().describe('The figure as it is shown, such as 12.000+'),
          label: z.string().describe('What it counts'),
        }),
      ).describe('The figures, from left to right'),
    })
    .describe('Figures to be proud of.'),
);
/** Figures to be proud of. */
export interface NumberDataBlock extends z.infer<typeof numberDataBlockSchema> {}

export const timeLineBlockSchema = registerComponent(
  'TimeLineBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('timeLineBlock'),
      title: z.string().optional().describe('Heading above the steps'),
      entries: list(
        z.object({
          date: z.string().describe('When it was, in words: a year, a month, a day'),
          title: z.string().describe('What happened, in a few words'),
          text: z.string().optional().describe('What happened, in sentences'),
          image: contentImageSchema.optional().describe('Picture beside the step'),
        }),
      ).describe('The steps, in the order to show them'),
    })
    .describe('Steps in time.'),
);
/** Steps in time. */
export interface TimeLineBlock extends z.infer<typeof timeLineBlockSchema> {}

export const featureBlockSchema = registerComponent(
  'FeatureBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('featureBlocks'),
      features: list(
        z.object({
          title: z.string().describe('What it is, in a few words'),
          text: z.string().optional().describe('What it is good for'),
          image: contentImageSchema.optional().describe('Picture or icon above the words'),
          link: contentLinkSchema.optional().describe('Where to read more'),
        }),
      ).describe('The features, in the order to show them'),
    })
    .describe('Features, each with a picture and a text.'),
);
/** Features, each with a picture and a text. */
export interface FeatureBlock extends z.infer<typeof featureBlockSchema> {}
