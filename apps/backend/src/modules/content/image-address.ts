import { isSafeAddress } from './safe-address';

/** An origin that no address can have by itself: what keeps it is relative to the shop. */
const OWN = 'https://own.invalid';

/**
 * Whether a text may stand as the address of a picture: one is loaded without anybody's click, with the reader's cookies
 * where it is of the shop. So it is a file of the shop's own media, or https.
 *
 * @param origins those pictures may come from, such as `https://pictures.example`; left out: any
 * @example isImageAddress('/media/content/herbst.svg', []) // true
 * @example isImageAddress('/auth/logout', []) // false
 */
export const isImageAddress = (text: string, origins?: readonly string[]): boolean => {
  if (!isSafeAddress(text)) return false;
  const { origin, pathname, protocol } = new URL(text.trim(), OWN);
  if (origin === OWN) return pathname.startsWith('/media/');
  return protocol === 'https:' && (origins?.includes(origin) ?? true);
};
