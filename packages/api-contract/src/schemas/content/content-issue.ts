import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { LOCALES } from '../user';

/** Why a block is left out of its page: a kind nobody knows, or fields that are not of its kind. */
const CONTENT_PROBLEMS = ['UNKNOWN_KIND', 'WRONG_SHAPE'] as const;

const contentFaultShape = z
  .object({
    lang: z.enum(LOCALES).describe('In which language of the page'),
    index: z.int().min(0).describe('Position among the blocks as they are stored, from 0'),
    blockId: z.string().optional().describe('Key of the block, where it has one'),
    blockKind: z.string().optional().describe('Kind the block claims to be'),
    problem: z.enum(CONTENT_PROBLEMS).describe('Why it is left out'),
    fields: list(z.string()).describe('Paths of the fields that are wrong, their steps joined by points'),
  })
  .meta({
    description: 'A block that is left out of a page, and why; told to editors.',
    examples: [
      {
        lang: 'de-AT',
        index: 3,
        blockId: 'tiles',
        blockKind: 'teaserTiles',
        problem: 'WRONG_SHAPE',
        fields: ['tiles.0.title'],
      },
    ],
  });
/** A block that is left out of a page, and why; told to editors. */
export interface ContentIssue extends z.infer<typeof contentFaultShape> {}
export const contentIssueSchema: Schema<ContentIssue> = registerComponent('ContentFault', contentFaultShape);
