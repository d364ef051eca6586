import { isSignatureOf, signText, type KeyRing } from '../../key-ring';

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

const signedText = (link: FileLink, endsAt: number): string =>
  JSON.stringify(['notification-file', link.tenant, link.userId, link.notificationId, endsAt]);

/** Path of the files, below which an address names its notification. */
export const FILES_PATH = '/v1/notification-files';

/** The address of a notification's file for one reader, good for five minutes. */
export const signedFileAddress = (keyRing: KeyRing, link: FileLink): string => {
  const endsAt = link.now.getTime() + LIFE_MS;
  const query = new URLSearchParams({
    reader: link.userId,
    until: String(endsAt),
    signature: signText(keyRing, signedText(link, endsAt)),
  });
  return `${FILES_PATH}/${encodeURIComponent(link.notificationId)}?${query.toString()}`;
};

/** Whether an address's parts open the file at this moment. */
export const isSignedFile = (
  keyRing: KeyRing,
  link: FileLink,
  { until, signature }: { readonly until: string; readonly signature: string },
): boolean => {
  const endsAt = /^\d{1,16}$/.test(until) ? Number(until) : 0;
  const now = link.now.getTime();
  if (endsAt <= now || endsAt > now + LIFE_MS) return false;
  return isSignatureOf(keyRing, signedText(link, endsAt), signature);
};
