import type { PushSettings, PushSubscriptionBody } from '@gastroshop/api-contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { isPublicKey, isPushEndpoint } from '../../push';
import type { Services } from '../services';

/** Devices of a user that are told: each costs a message to somebody else's service, for each notification. */
const MOST_DEVICES = 20;

type Owner = Pick<AuthenticatedUser, 'tenant' | 'userId'>;

/** What names a device: its endpoint is a secret of the browser and goes back to nobody. */
const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** The key browsers subscribe with, where messages are sent at all, and the user's devices, the latest first. */
export const pushSettings = async (
  queries: Queries,
  { tenant, userId }: Owner,
  push: Services['push'],
): Promise<PushSettings> => {
  const subscriptions = await queries
    .selectFrom('push_subscription')
    .select('id')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { ...(push !== undefined && { publicKey: push.publicKey }), subscriptions };
};

/**
 * Tells a device of the user from now on. One that told somebody else, who was signed in there before, tells that one
 * nothing any more. Of too many devices the oldest goes.
 *
 * @throws ProblemError invalid-request for an address messages may not be sent to, or keys that are none
 */
export const subscribe = async (
  queries: Queries,
  { tenant, userId }: Owner,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody,
  { push, now }: { readonly push: Services['push']; readonly now: Date },
): Promise<void> => {
  if (push === undefined || !isPushEndpoint(endpoint, push.ownOrigins))
    throwProblem('invalid-request', {
      field: 'endpoint',
      detail:
        push === undefined
          ? 'This installation sends no push messages.'
          : 'Push messages are not sent to this address.',
    });
  if (!isPublicKey(p256dh))
    throwProblem('invalid-request', { field: 'keys.p256dh', detail: 'This is no key of the curve P-256.' });
  const row = { user_id: userId, endpoint, p256dh, auth, created_at: now };
  await queries
    .insertInto('push_subscription')
    .values({ tenant, id: idOf(endpoint), ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(row))
    .execute();
  await sql`/* most_devices */
    delete from push_subscription where tenant = ${tenant} and user_id = ${userId} and id in (
      select id from push_subscription where tenant = ${tenant} and user_id = ${userId}
      order by created_at desc, id offset ${MOST_DEVICES})`.execute(queries);
};

/** Tells a device of the user nothing any more; one that is not told, or not the user's, stays as it is. */
export const unsubscribe = async (
  queries: Queries,
  { tenant, userId }: Owner,
  subscriptionId: string,
): Promise<void> => {
  await queries
    .deleteFrom('push_subscription')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('id', '=', subscriptionId)
    .execute();
};
