import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The keys of an installation, 32 bytes each, the same on every node. What is new is signed and sealed with the first;
 * what was signed or sealed with any of them counts.
 */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

/** A key from a secret of any length. */
const keyOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/**
 * The keys that secrets stand for.
 *
 * @param current signs from now on
 * @param old read as well, as long as something signed with it may come
 */
export const keyRingOf = (current: string, old?: string): KeyRing => [
  keyOf(current),
  ...(old === undefined ? [] : [keyOf(old)]),
];

const signatureWith = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/**
 * Signs a text with the first key: HMAC-SHA256 in base64url, 43 characters.
 *
 * @param text begins with what it is for, so that no other signature fits
 */
export const signText = ([key]: KeyRing, text: string): string => signatureWith(key, text);

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether one of the keys signed this very text. */
export const isSignatureOf = (keyRing: KeyRing, text: string, signature: string): boolean =>
  keyRing.some((key) => isSame(signatureWith(key, text), signature));
