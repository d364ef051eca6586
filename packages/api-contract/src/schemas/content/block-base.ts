import { z } from 'zod';
import { extension } from '../scalars';
import { LOCALES } from '../user';
import { validitySchema } from './link';

/** What every block may carry. */
export const blockBase = {
  id: z.string().optional().describe('Key of the block, for links to it and for the preview'),
  validity: validitySchema.optional().describe('When it is shown; missing: always'),
  lang: extension(z.enum(LOCALES)).describe('Language of the texts where it is not the one asked for'),
};

/** The kind of a block. */
export const blockKind = <Kind extends string>(kind: Kind) =>
  z.literal(kind).describe('Tells blocks of this kind from the others');
