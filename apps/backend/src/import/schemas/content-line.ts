import { z } from 'zod';
import { contentAddress, contentInput } from '../../modules/content';

/** A piece of content, as a line of `import content`. */
export const contentLine = z
  .strictObject({
    ...contentAddress.shape,
    ...contentInput.shape,
    state: z.enum(['PUBLISHED', 'DRAFT', 'WITHDRAWN']).default('PUBLISHED'),
  })
  .describe('A piece of content: page, header, footer, contacts, job, form or promotion.');
/** A piece of content, see {@link contentLine}. */
export type ContentLine = z.infer<typeof contentLine>;
