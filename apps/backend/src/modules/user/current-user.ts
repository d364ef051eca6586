import type { User } from '@gastroshop/api-contract';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { userMails } from './user-mails';

/** The user's own record. One who has never signed on here (a token of elsewhere) has only what the token says. */
export const currentUser = async (queries: Queries, caller: AuthenticatedUser): Promise<User> => {
  const row = await queries
    .selectFrom('app_user')
    .select(['user_name', 'first_name', 'last_name', 'email', 'locale'])
    .where('tenant', '=', caller.tenant)
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  return {
    userId: caller.userId,
    username: row?.user_name ?? caller.userId,
    ...(row !== undefined && { firstname: row.first_name, lastname: row.last_name }),
    ...(typeof row?.email === 'string' && { email: row.email }),
    locale: row?.locale ?? caller.locale,
    ordermails: await userMails(queries, caller, 'ORDER'),
    labelmails: await userMails(queries, caller, 'LABEL'),
  };
};
