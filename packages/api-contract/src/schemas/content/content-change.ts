import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { momentSchema } from '../scalars';
import { LOCALES } from '../user';
import { contentDifferenceSchema } from './content-difference';
import { contentIssueSchema } from './content-issue';
import { validitySchema } from './link';

/** What a version of a piece of content may be. */
export const CONTENT_STATES = ['DRAFT', 'PUBLISHED'] as const;

const shownVersionShape = z
  .object({
    uuid: z.string().describe('Key of the page in that version'),
    version: z.int().min(1).describe('Counted from 1'),
    writtenAt: momentSchema.describe('When it was written'),
  })
  .describe('The version of a page that visitors of the shop see.');

const contentChangeShape = z
  .object({
    uuid: z.string().describe('Key of the page'),
    fullSlug: z.string().describe('Path of the page without a slash in front, such as wir/team'),
    version: z.int().min(1).describe('Counted from 1, up with each change of an editor'),
    state: z.enum(CONTENT_STATES).describe('A draft, or published already'),
    writtenAt: momentSchema.describe('When this version was written'),
    validity: validitySchema.describe('When this version may be shown once it is published'),
    isForSignedIn: z.boolean().describe('Whether visitors have to sign in to read it'),
    path: z.string().describe('Where the shop shows the page'),
    languages: list(z.enum(LOCALES)).describe('The languages it is written in'),
    shown: shownVersionShape.optional().describe('Missing: the shop shows nothing under this path now'),
    faults: list(contentIssueSchema).describe('Blocks that are left out, and why; empty: none'),
    differences: list(contentDifferenceSchema).describe(
      'From what the shop shows now; empty where it shows nothing',
    ),
  })
  .meta({
    description: 'The version of a page that a preview shows now.',
    examples: [
      {
        uuid: '018f4a3c-0000-7000-8000-000000000000',
        fullSlug: 'wir/team',
        version: 7,
        state: 'DRAFT',
        writtenAt: '2026-11-25T15:04:05+01:00',
        validity: { validTo: '2026-12-24' },
        isForSignedIn: false,
        path: '/page/wir/team',
        languages: ['de-AT', 'en-GB'],
        shown: {
          uuid: '018f4a3c-0000-7000-8000-000000000000',
          version: 6,
          writtenAt: '2026-11-20T09:00:00+01:00',
        },
        faults: [],
        differences: [{ lang: 'de-AT', part: 'BLOCK', change: 'CHANGED', index: 2, blockKind: 'textBlock' }],
      },
    ],
  });
/** The version of a page that a preview shows now. */
export interface ContentChange extends z.infer<typeof contentChangeShape> {}
export const contentChangeSchema: Schema<ContentChange> = registerComponent(
  'ContentChange',
  contentChangeShape,
);
