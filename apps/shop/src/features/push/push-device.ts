import type { PushSettings, PushSubscriptionBody } from '@gastroshop/api-contract';

/**
 * Whether a device is told: UNSUPPORTED where the browser cannot, BLOCKED where it may not, and OFF or ON as the user wants it.
 */
export type PushDeviceState = 'UNSUPPORTED' | 'BLOCKED' | 'OFF' | 'ON';

/** Where the backend keeps which devices are told. */
export interface PushRegister {
  readonly add: (subscription: PushSubscriptionBody) => Promise<unknown>;
  readonly remove: (subscriptionId: string) => Promise<unknown>;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** What the backend calls a device: of its endpoint it tells nobody. */
const idOf = async ({ endpoint }: PushSubscription): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Whether a subscription is one for this installation's key: another's messages never arrive. */
const isFor = ({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean => {
  if (applicationServerKey === null) return false;
  const wanted = bytesOf(publicKey);
  const found = new Uint8Array(applicationServerKey);
  return found.length === wanted.length && found.every((byte, index) => byte === wanted[index]);
};

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser names no keys');
  return { endpoint, keys: { p256dh, auth } };
};

/** How it stands with this device. */
export const lookAtDevice = async ({ publicKey, subscriptions }: PushSettings): Promise<PushDeviceState> => {
  if (!canPush()) return 'UNSUPPORTED';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'BLOCKED';
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null || publicKey === undefined || !isFor(subscription, publicKey)) return 'OFF';
  const own = await idOf(subscription);
  return subscriptions.some(({ id }) => id === own) ? 'ON' : 'OFF';
};

/**
 * Asks the browser's leave, and has this device told.
 *
 * @throws when the browser or the backend cannot; the device is told nothing then
 */
export const switchOn = async (publicKey: string, register: PushRegister): Promise<PushDeviceState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'BLOCKED' : 'OFF';
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && !isFor(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  try {
    await register.add(bodyOf(subscription));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'ON';
};

/**
 * Has this device told nothing any more.
 *
 * @throws when the backend cannot be told; the device goes on being told then
 */
export const switchOff = async (register: PushRegister): Promise<PushDeviceState> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return 'OFF';
  await register.remove(await idOf(subscription));
  await subscription.unsubscribe();
  return 'OFF';
};
