import { validitySchema } from '@gastroshop/api-contract';
import { isTenantScope } from '@gastroshop/identity';
import { z } from 'zod';
import { CONTENT_KINDS } from './content-kinds';

const body = z.record(z.string(), z.json());

/** Where a piece of content belongs: scope, kind, slug. */
export const contentAddress = z.object({
  scope: z
    .string()
    .regex(/^(?:[A-Z]{2}|GROUP)$/, 'is no code of a tenant or group such as AZ, AG, GROUP')
    .refine(isTenantScope)
    .describe('A tenant, a main tenant (AG, LM) or the whole group'),
  kind: z.enum(CONTENT_KINDS),
  slug: z
    .string()
    .trim()
    .max(300)
    .regex(/^(?:[^/\s][^\s]*[^/\s]|[^/\s])?$/, 'has slashes at its ends, or blanks')
    .default('')
    .describe('Path of a page or job, key of a form or promotion; empty for the rest'),
});

/** What editors write of a piece of content: bodies by language, time, readers, places. */
export const contentInput = z.object({
  bodies: z
    .object({ 'de-AT': body, 'en-GB': body.optional() })
    .describe('The wire’s content of the kind by language; English may lack fields'),
  validity: validitySchema
    .optional()
    .describe('Days (inclusive, Vienna) or moments between which it is shown'),
  isForSignedIn: z.boolean().default(false),
  targets: z
    .array(z.string().max(300))
    .max(200)
    .default([])
    .describe('Of a promotion: category:ID, category:*, search:TERM, search:*, essence'),
});
/** What editors write, see {@link contentInput}. */
export type ContentInput = z.infer<typeof contentInput>;
