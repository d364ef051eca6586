import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which file a link opens, for whom. */
export interface FileLink {
  readonly tenant: string;
  readonly notificationId: string;
  /** The only user it opens for. */
  readonly userId: string;
  readonly now: Date;
}

/** Long enough to open a file, too short to pass its address on. */
const LIFE_MS = 5 * 60_000;

const digest = (secret: Uint8Array, link: FileLink, endsAt: number): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['notification-file', link.tenant, link.userId, link.notificationId, endsAt]))
    .digest();

/** Path of the files, below which an address names its notification. */
export const FILES_PATH = '/v1/notification-files';

/**
 * The address of a notification's file for one reader, good for five minutes.
 *
 * @param secret key of the installation
 */
export const signedFileAddress = (secret: Uint8Array, link: FileLink): string => {
  const endsAt = link.now.getTime() + LIFE_MS;
  const query = new URLSearchParams({
    reader: link.userId,
    until: String(endsAt),
    signature: digest(secret, link, endsAt).toString('base64url'),
  });
  return `${FILES_PATH}/${encodeURIComponent(link.notificationId)}?${query.toString()}`;
};

/** Whether an address's parts open the file at this moment. */
export const isSignedFile = (
  secret: Uint8Array,
  link: FileLink,
  { until, signature }: { readonly until: string; readonly signature: string },
): boolean => {
  const endsAt = /^\d{1,16}$/.test(until) ? Number(until) : 0;
  const now = link.now.getTime();
  if (endsAt <= now || endsAt > now + LIFE_MS || !/^[\w-]{43}$/.test(signature)) return false;
  return timingSafeEqual(digest(secret, link, endsAt), Buffer.from(signature, 'base64url'));
};
