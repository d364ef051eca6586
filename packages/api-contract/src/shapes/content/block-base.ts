import { z } from 'zod';
import { extension } from '../scalar';
import { LOCALES } from '../user';
import { validity } from './link';

/** What every block may carry. */
export const blockBase = {
  id: z.string().optional(),
  validity: validity.optional(),
  lang: extension(z.enum(LOCALES)).describe('Language of the texts where it is not the one asked for'),
};
