import type { Captcha, CaptchaPass } from '../../captcha';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/**
 * Checks a captcha token. It may ask a service elsewhere: run it after the call's transaction.
 *
 * @throws ProblemError captcha-failed for a token that is wrong or over, unavailable when the service does not answer
 */
export const passCaptcha = async (captcha: Captcha, token: string, now: Date): Promise<CaptchaPass> => {
  const pass = await captcha.check(token, now).catch(() => throwProblem('unavailable', { retryAfter: 30 }));
  return pass ?? throwProblem('captcha-failed');
};

/**
 * Uses a token up, in the transaction that stores what it opened: of two forms with one token one is stored, on whichever
 * node they arrive.
 *
 * @throws ProblemError captcha-failed when it was used before
 */
export const consumeCaptcha = async (
  queries: Queries,
  { tokenDigest: token_digest, expiresAt: expires_at }: CaptchaPass,
): Promise<void> => {
  const used = await queries
    .insertInto('captcha_use')
    .values({ token_digest, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_digest')
    .executeTakeFirst();
  if (used === undefined) throwProblem('captcha-failed', { detail: 'The token was used before.' });
};
