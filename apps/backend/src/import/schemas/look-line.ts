import { z } from 'zod';
import { key } from './fields';
import { lookContradictions, lookFields, SHORT_NAME_LENGTH } from './look-fields';

/** A prepared look under a key of its own, as a line of `import looks`. Tenants name it as their `theme`. */
export const lookLine = z
  .strictObject({
    look: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9-]{0,30}$/, 'is no key of a look such as alpin')
      // Both stand for something else in addresses of marks and in what pages are told.
      .refine((value) => value !== 'group' && value !== 'own', 'is taken')
      .describe('The key under which tenants name it'),
    shortName: key(SHORT_NAME_LENGTH).describe(
      'Name beside the mark and below the icon, of tenants that say none',
    ),
    ...lookFields,
  })
  .superRefine((line, context) => {
    for (const { field, message } of lookContradictions(line))
      context.addIssue({ code: 'custom', path: [field], message });
    if (line.brandColor === undefined && line.shades === undefined)
      context.addIssue({ code: 'custom', path: ['brandColor'], message: 'or shades are needed' });
    if (line.mark === undefined && line.markPath === undefined)
      context.addIssue({ code: 'custom', path: ['markPath'], message: 'or mark is needed' });
  })
  .describe('A prepared look: colours, mark and the name beside it. The line says all of it.');
/** A prepared look, see {@link lookLine}. */
export type LookLine = z.infer<typeof lookLine>;
