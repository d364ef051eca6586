import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks the values of the XSRF-TOKEN cookie. */
export interface CsrfTokens {
  /**
   * A new value.
   *
   * @param sessionId the session it belongs to; undefined for a visitor
   */
  readonly issue: (sessionId: string | undefined) => string;
  /** Whether a value was issued by this installation for this session. */
  readonly isValid: (value: string | undefined, sessionId: string | undefined) => boolean;
}

/**
 * Values that only this installation can make, and each only for one session: a cookie planted from a neighbouring
 * domain fits nobody's session.
 *
 * @param secret key of the installation, the same on every node
 */
export const createCsrfTokens = (secret: Uint8Array): CsrfTokens => {
  const signatureOf = (nonce: string, sessionId = ''): Buffer =>
    createHmac('sha256', secret).update(`csrf\n${nonce}\n${sessionId}`).digest();
  return {
    issue: (sessionId) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${signatureOf(nonce, sessionId).toString('base64url')}`;
    },
    isValid: (value, sessionId) => {
      const [nonce, signature, ...rest] = value?.split('.') ?? [];
      if (nonce === undefined || signature === undefined || rest.length > 0) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(nonce, sessionId);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
