import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what rests in the database. */
export interface Seal {
  /** Encrypts; every time differently. */
  readonly close: (text: string) => Buffer;
  /** Decrypts; undefined for what was sealed with another key or changed since. */
  readonly open: (sealed: Buffer) => string | undefined;
}

/**
 * AES-256-GCM with a key of its own for each purpose.
 *
 * @param secret key of the installation
 * @param purpose what is sealed; another purpose cannot open it
 */
export const createSeal = (secret: Uint8Array, purpose: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
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
    },
  };
};
