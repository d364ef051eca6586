import { z } from 'zod';
import type { Captcha } from './captcha';
import { tokenDigest } from './token-digest';

/** A hosted captcha, by the interface that hCaptcha, Turnstile and reCAPTCHA share. */
export interface HostedCaptchaSettings {
  readonly siteKey: string;
  readonly secret: string;
  /** Address that checks tokens ("siteverify"). */
  readonly verifyUrl: string;
  /** Script that browsers load to come by a token. */
  readonly scriptUrl: string;
  readonly fetch?: typeof fetch | undefined;
}

const TIMEOUT_MS = 5_000;
/** Longer than any of the services takes a token. */
const TOKEN_LIFE_MS = 15 * 60_000;

const verdict = z.object({ success: z.boolean() });

/**
 * A captcha of a hosted service: the token goes there with the secret, and nothing else does; the visitor's address
 * stays here.
 */
export const createHostedCaptcha = ({
  siteKey,
  secret,
  verifyUrl,
  scriptUrl,
  fetch: request = fetch,
}: HostedCaptchaSettings): Captcha => ({
  offer: () => Promise.resolve({ siteKey, captcha: { kind: 'HOSTED', scriptUrl } }),
  check: async (token, now) => {
    const response = await request(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The captcha service answered ${response.status}`);
    return verdict.parse(await response.json()).success
      ? { tokenDigest: tokenDigest(token), expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS) }
      : undefined;
  },
});
