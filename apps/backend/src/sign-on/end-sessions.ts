import type { Queries } from '../db';
import type { ProviderLogout } from './logout-token';
import { digestOf } from './random-id';
import { noteEnd, REMEMBERED_MS } from './session-store';

/** What became of a logout: how many sessions ended, or that it does not count. */
export type EndedSessions = number | 'repeated' | 'of-another-user';

/** Ends the sessions of the shop that began with a session of the provider; its bearers are refused from now on. */
export const endProviderSession = async (
  queries: Queries,
  providerSession: string,
  now: Date,
): Promise<number> => {
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('provider_session', '=', providerSession)
    .executeTakeFirst();
  await noteEnd(queries, providerSession, now);
  return Number(numDeletedRows);
};

/** Ends every session of a user, also those that no provider names. */
const endSessionsOfUser = async (queries: Queries, userId: string, now: Date): Promise<number> => {
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await queries
    .deleteFrom('ended_user')
    .where('ended_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
  await queries
    .insertInto('ended_user')
    .values({ user_id: userId, ended_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ended_at: now }))
    .execute();
  return Number(numDeletedRows);
};

/** Ends what the provider has ended, once for each of its tokens. */
export const endSessions = async (
  queries: Queries,
  { tokenId, expiresAt, providerSession, userId }: ProviderLogout,
  now: Date,
): Promise<EndedSessions> => {
  await queries.deleteFrom('logout_token').where('expires_at', '<', now).execute();
  const first = await queries
    .insertInto('logout_token')
    .values({ id_digest: digestOf(tokenId), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_digest')
    .executeTakeFirst();
  if (first === undefined) return 'repeated';
  if (providerSession === undefined)
    return userId === undefined ? 0 : endSessionsOfUser(queries, userId, now);
  const other =
    userId === undefined
      ? undefined
      : await queries
          .selectFrom('session')
          .select('id_digest')
          .where('provider_session', '=', providerSession)
          .where('user_id', '<>', userId)
          .executeTakeFirst();
  return other === undefined ? endProviderSession(queries, providerSession, now) : 'of-another-user';
};
