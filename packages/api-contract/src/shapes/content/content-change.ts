import { z } from 'zod';
import { component, type Shape } from '../component';
import { moment } from '../scalar';

/** What a version of a piece of content may be. */
export const CONTENT_STATES = ['DRAFT', 'PUBLISHED'] as const;

const contentChangeShape = z
  .object({
    uuid: z.string(),
    fullSlug: z.string(),
    version: z.int().min(1),
    state: z.enum(CONTENT_STATES),
    writtenAt: moment,
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
      },
    ],
  });
/** The version of a page that a preview shows now. */
export interface ContentChange extends z.infer<typeof contentChangeShape> {}
export const contentChange: Shape<ContentChange> = component('ContentChange', contentChangeShape);
