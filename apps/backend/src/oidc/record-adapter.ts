import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Store } from '../db';
import type { Clock } from '../settings';

const KEPT_AFTER_EXPIRY_MS = 3_600_000;

/** The provider's storage: one table, shared by all nodes. */
export const createRecordAdapter =
  (store: Store, clock: Clock) =>
  (model: string): Adapter => {
    const find = (column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> =>
      store.asSystem(async (queries) => {
        const row = await queries
          .selectFrom('oidc_record')
          .select(['payload', 'consumed_at'])
          .where('model', '=', model)
          .where(column, '=', value)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        return {
          ...(typeof row.payload === 'object' && row.payload),
          ...(row.consumed_at !== null && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
        };
      });
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('user_code', userCode),
      upsert: (id, payload, expiresIn) =>
        store.asSystem(async (queries) => {
          const now = clock.now().getTime();
          const values = {
            payload: JSON.stringify(payload),
            grant_id: payload.grantId ?? null,
            user_code: payload.userCode ?? null,
            uid: payload.uid ?? null,
            expires_at: expiresIn === undefined ? null : new Date(now + expiresIn * 1000),
          };
          await queries
            .insertInto('oidc_record')
            .values({ model, id, consumed_at: null, ...values })
            .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
            .execute();
          // Each sign-on clears away what the ones before it left.
          if (model === 'Interaction')
            await queries
              .deleteFrom('oidc_record')
              .where('expires_at', '<', new Date(now - KEPT_AFTER_EXPIRY_MS))
              .execute();
        }),
      consume: (id) =>
        store.asSystem(async (queries) => {
          await queries
            .updateTable('oidc_record')
            .set({ consumed_at: clock.now() })
            .where('model', '=', model)
            .where('id', '=', id)
            .execute();
        }),
      destroy: (id) =>
        store.asSystem(async (queries) => {
          await queries.deleteFrom('oidc_record').where('model', '=', model).where('id', '=', id).execute();
        }),
      revokeByGrantId: (grantId) =>
        store.asSystem(async (queries) => {
          await queries
            .deleteFrom('oidc_record')
            .where('model', '=', model)
            .where('grant_id', '=', grantId)
            .execute();
        }),
    };
  };
