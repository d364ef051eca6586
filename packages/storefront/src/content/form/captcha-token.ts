import { type Client, getFormSiteKey } from '@gastroshop/api-client';
import type { HostedCaptcha } from './hosted-captcha';
import { solveChallenge } from './solve-challenge';

/** A token that opens a form. */
interface CaptchaToken {
  readonly token: string;
  /** After this moment, epoch milliseconds, it is not taken any more. */
  readonly expiresAt: number;
}

/** A token has to last until it has arrived. */
const RESERVE_MS = 30_000;

/** No hosted captcha takes its tokens for a shorter time. */
const HOSTED_LIFE_MS = 120_000;

/** Comes by tokens for one form. */
export interface CaptchaTokens {
  /** The token in hand, or the next one; the work for it is done once for all who ask meanwhile. */
  readonly get: () => Promise<CaptchaToken>;
  /** Begins early, unless the last try failed: then the next one waits until a token is needed. */
  readonly prepare: () => void;
  /** The token in hand opens nothing any more. */
  readonly drop: () => void;
}

/**
 * Makes tokens by work the browser does by itself, or where the backend has a hosted captcha, by asking that one.
 *
 * @param now the backend's time, by which tokens end
 */
export const captchaTokens = (
  client: Client,
  now: () => number,
  hosted: Pick<HostedCaptcha, 'ask'>,
): CaptchaTokens => {
  let current: Promise<CaptchaToken> | undefined;
  let endsAt = 0;
  let hasFailed = false;
  const drop = (): void => {
    current = undefined;
  };
  const make = async (): Promise<CaptchaToken> => {
    const { siteKey, captcha } = await getFormSiteKey(client, {});
    if (captcha?.kind === 'HOSTED' && captcha.scriptUrl !== undefined) {
      const token = await hosted.ask({ siteKey, scriptUrl: captcha.scriptUrl }, drop);
      endsAt = now() + HOSTED_LIFE_MS;
      return { token, expiresAt: endsAt };
    }
    if (captcha?.challenge === undefined) throw new Error('No work is offered');
    const token = await solveChallenge(captcha.challenge);
    endsAt = captcha.expiresAt === undefined ? Infinity : Date.parse(captcha.expiresAt);
    return { token, expiresAt: endsAt };
  };
  const get = (): Promise<CaptchaToken> => {
    if (endsAt !== 0 && now() > endsAt - RESERVE_MS) drop();
    if (current === undefined) {
      endsAt = 0;
      hasFailed = false;
      current = make();
      current.catch(() => {
        hasFailed = true;
        drop();
      });
    }
    return current;
  };
  return {
    get,
    prepare: () => {
      // Whoever asks for the token is told why there is none.
      if (!hasFailed) get().catch(() => undefined);
    },
    drop,
  };
};
