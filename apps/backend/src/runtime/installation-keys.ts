import { randomBytes } from 'node:crypto';
import type { Store } from '../db';
import { keyRingOf, type KeyRing } from '../key-ring';
import type { Settings } from '../settings';
import { keptOnce } from './kept-once';

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
  const kept = await keptOnce(store, KEY, randomBytes(32).toString('base64'));
  return [Buffer.from(String(kept), 'base64')];
};
