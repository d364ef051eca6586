import webPush from 'web-push';
import type { Store } from '../db';
import type { PushKeys } from '../push';
import type { Settings } from '../settings';
import { keptOnce } from './kept-once';

/** Where a demonstration keeps the keys it made. */
const KEY = 'push-keys';

type KeySettings = Pick<
  Settings,
  'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'MAIL_FROM' | 'isEmbedded' | 'withDemoData'
>;

/** Whom push services write to: who is named, else the address that mails come from. */
const subjectOf = ({ VAPID_SUBJECT, MAIL_FROM }: KeySettings): string =>
  VAPID_SUBJECT ?? `mailto:${/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim()}`;

const keptText = (value: unknown, name: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof text !== 'string') throw new Error('The kept keys for push messages are none');
  return text;
};

/**
 * The keys push messages are signed with: from the settings. One that is tried out (embedded, or with the demonstration's data)
 * makes them once and keeps them, so that browsers that subscribed go on being told after a restart; any other without keys
 * sends none.
 */
export const pushKeysOf = async (store: Store, settings: KeySettings): Promise<PushKeys | undefined> => {
  const subject = subjectOf(settings);
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
    return {
      publicKey: VAPID_PUBLIC_KEY.replace(/=+$/, ''),
      privateKey: VAPID_PRIVATE_KEY.replace(/=+$/, ''),
      subject,
    };
  if (!settings.isEmbedded && !settings.withDemoData) return undefined;
  const kept = await keptOnce(store, KEY, webPush.generateVAPIDKeys());
  return { publicKey: keptText(kept, 'publicKey'), privateKey: keptText(kept, 'privateKey'), subject };
};
