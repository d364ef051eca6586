import { ASSIGNMENT_RIGHTS } from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { day, areUnique, key, text } from './fields';

const assignment = z
  .strictObject({
    customerId: key(),
    rights: z.array(z.enum(ASSIGNMENT_RIGHTS)).min(1).default(['ORDER', 'SEE_PRICES', 'INVOICES']),
    validFrom: day.optional(),
    validTo: day.optional(),
  })
  .refine(
    ({ validFrom, validTo }) => validFrom === undefined || validTo === undefined || validFrom <= validTo,
    {
      path: ['validTo'],
      error: 'is before validFrom',
    },
  )
  .describe('A customer the user may act for.');

/**
 * A user, as a line of `import users`. The assignments are replaced as a whole where the line has them, and left alone
 * where it has not.
 */
export const userLine = z
  .strictObject({
    userId: key().describe('Id at the sign-on service (the claim sub)'),
    userName: key().describe('What the user signs on with; two users of a tenant have two'),
    firstName: text(200).optional(),
    lastName: text(200).optional(),
    email: z.string().refine(isEmailAddress, 'is no e-mail address').optional(),
    isEnabled: z.boolean().optional().describe('false locks the user out at once; left out: as it is'),
    assignments: z
      .array(assignment)
      .max(10_000)
      .refine((all) => areUnique(all, ({ customerId }) => customerId), 'two are of the same customer')
      .optional(),
  })
  .describe('A user of a tenant.');
/** A user, see {@link userLine}. */
export type UserLine = z.infer<typeof userLine>;
