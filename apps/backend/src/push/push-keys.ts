import { ECDH, createECDH } from 'node:crypto';

/** The keys an installation signs push messages with (VAPID, RFC 8292), and whom a push service writes to about them. */
export interface PushKeys {
  /** 65 bytes in base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:` address. */
  readonly subject: string;
}

const CURVE = 'prime256v1';

/** Whether a text is a point of the curve: 65 bytes in base64url. */
export const isPublicKey = (key: string): boolean => {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, CURVE, undefined, undefined, 'compressed');
    return true;
  } catch {
    return false;
  }
};

/** The public key that belongs to a private one; undefined when it is none. */
export const publicKeyOf = (privateKey: string): string | undefined => {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return undefined;
  const curve = createECDH(CURVE);
  try {
    curve.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return curve.getPublicKey('base64url');
};
