import type { FormSiteKey } from '@gastroshop/api-contract';

/** A token that was accepted. */
export interface CaptchaPass {
  /** What the token is remembered by, so that it opens one form only. */
  readonly tokenDigest: string;
  /** After this it would not be accepted anyway. */
  readonly expiresAt: Date;
}

/**
 * Tells people from machines that fill in forms. The default lets the browser do some work; a hosted service can take
 * its place.
 */
export interface Captcha {
  /** What a browser needs to come by a token. */
  readonly offer: (now: Date) => Promise<FormSiteKey>;
  /**
   * Checks a token. That it was not used before is the caller's to see to.
   *
   * @returns undefined for one that is wrong or over
   * @throws Error when a hosted service does not answer
   */
  readonly check: (token: string, now: Date) => Promise<CaptchaPass | undefined>;
}
