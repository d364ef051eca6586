import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { LOCALES } from '../user';

/** Which part of a page differs: what search engines are told, the intro, a block, or the order of the blocks. */
const CONTENT_PARTS = ['META', 'INTRO', 'BLOCK', 'ORDER'] as const;

/** How it differs. */
const CONTENT_DIFFERENCES = ['ADDED', 'CHANGED', 'REMOVED'] as const;

const contentDifferenceShape = z
  .object({
    lang: z.enum(LOCALES).describe('In which language of the page'),
    part: z.enum(CONTENT_PARTS).describe('Which part of the page differs'),
    change: z.enum(CONTENT_DIFFERENCES).describe('How it differs'),
    index: z
      .int()
      .min(0)
      .optional()
      .describe('Of a block: its position, from 0; of a removed one where it was'),
    blockId: z.string().optional().describe('Key of the block, where it has one'),
    blockKind: z.string().optional().describe('Kind of the block, where it is about one'),
  })
  .meta({
    description: 'What differs between two versions of a page.',
    examples: [{ lang: 'de-AT', part: 'BLOCK', change: 'ADDED', index: 2, blockKind: 'heading' }],
  });
/** What differs between two versions of a page. */
export interface ContentDifference extends z.infer<typeof contentDifferenceShape> {}
export const contentDifferenceSchema: Schema<ContentDifference> = registerComponent(
  'ContentDifference',
  contentDifferenceShape,
);
