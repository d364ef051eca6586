import { randomBytes } from 'node:crypto';
import type { Store } from '../db';
import { keyRingOf, type KeyRing } from '../key-ring';
import type { Settings } from '../settings';

const KEY = 'secret';

/**
 * The installation's keys: from the settings, else one made once and kept in the database, so that a restart ends no
 * session.
 */
export const installationKeys = async (
  store: Store,
  { APP_SECRET, APP_SECRET_OLD }: Pick<Settings, 'APP_SECRET' | 'APP_SECRET_OLD'>,
): Promise<KeyRing> => {
  if (APP_SECRET !== undefined) return keyRingOf(APP_SECRET, APP_SECRET_OLD);
  return store.asSystem(async (queries) => {
    await queries
      .insertInto('installation')
      .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64')) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { value } = await queries
      .selectFrom('installation')
      .select('value')
      .where('key', '=', KEY)
      .executeTakeFirstOrThrow();
    return [Buffer.from(String(value), 'base64')];
  });
};
