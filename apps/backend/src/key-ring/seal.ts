import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what rests in the database. */
export interface Seal {
  /** Encrypts with the first key; every time differently. */
  readonly close: (text: string) => Buffer;
  /** Decrypts; undefined for what was sealed with a key that is none of these, or changed since. */
  readonly open: (sealed: Buffer) => string | undefined;
}

const sealKey = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `seal ${purpose}`, 32));

const openWith = (key: Buffer, sealed: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * AES-256-GCM with a key of its own for each purpose.
 *
 * @param purpose what is sealed; another purpose cannot open it
 */
export const createSeal = ([current, ...old]: KeyRing, purpose: string): Seal => {
  const key = sealKey(current, purpose);
  const keys = [key, ...old.map((former) => sealKey(former, purpose))];
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      for (const candidate of keys) {
        const text = openWith(candidate, sealed);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};
