import { randomBytes } from 'node:crypto';
import { isSignatureOf, signText, type KeyRing } from '../key-ring';

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

const signedText = (nonce: string, sessionId = ''): string => `csrf\n${nonce}\n${sessionId}`;

/**
 * Values that only this installation can make, and each only for one session: a cookie planted from a neighbouring
 * domain fits nobody's session.
 */
export const createCsrfTokens = (keyRing: KeyRing): CsrfTokens => ({
  issue: (sessionId) => {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}.${signText(keyRing, signedText(nonce, sessionId))}`;
  },
  isValid: (value, sessionId) => {
    const [nonce, signature, ...rest] = value?.split('.') ?? [];
    if (nonce === undefined || signature === undefined || rest.length > 0) return false;
    return isSignatureOf(keyRing, signedText(nonce, sessionId), signature);
  },
});
