import type { User, UserChange } from '@gastroshop/api-contract';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { currentUser } from './current-user';
import { replaceMails } from './user-mails';

/** What the sign-on service or the merchandise system keeps; sent back as it is, it is no change. */
const KEPT_ELSEWHERE = ['userId', 'username', 'customerRelationshipId'] as const;

/** Makes the user's row where there is none yet: a user whose token was not given out by this shop's sign-on. */
const ensureUser = async (queries: Queries, { tenant, userId, locale }: AuthenticatedUser): Promise<void> => {
  await queries
    .insertInto('app_user')
    .values({
      tenant,
      id: userId,
      user_name: userId,
      first_name: '',
      last_name: '',
      locale,
      is_enabled: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Keeps the language a user chose. */
export const setLocale = async (
  queries: Queries,
  caller: AuthenticatedUser,
  locale: string,
): Promise<void> => {
  await ensureUser(queries, caller);
  await queries
    .updateTable('app_user')
    .set({ locale })
    .where('tenant', '=', caller.tenant)
    .where('id', '=', caller.userId)
    .execute();
};

/**
 * Changes the user's own data; what is left out stays.
 *
 * @throws ProblemError invalid-request for a change of what is kept elsewhere
 */
export const changeUser = async (
  queries: Queries,
  caller: AuthenticatedUser,
  change: UserChange,
): Promise<User> => {
  await ensureUser(queries, caller);
  const before = await currentUser(queries, caller);
  for (const field of KEPT_ELSEWHERE) {
    if (change[field] !== undefined && change[field] !== before[field])
      throwProblem('invalid-request', { field, detail: 'This is not changed here.' });
  }
  await queries
    .updateTable('app_user')
    .set({
      first_name: change.firstname ?? before.firstname ?? '',
      last_name: change.lastname ?? before.lastname ?? '',
      email: change.email ?? before.email ?? null,
      locale: change.locale ?? before.locale ?? caller.locale,
    })
    .where('tenant', '=', caller.tenant)
    .where('id', '=', caller.userId)
    .execute();
  if (change.ordermails !== undefined) await replaceMails(queries, caller, 'ORDER', change.ordermails);
  if (change.labelmails !== undefined) await replaceMails(queries, caller, 'LABEL', change.labelmails);
  return currentUser(queries, caller);
};
