import { type Client, getFormSiteKey } from '@gastroshop/api-client';
import { solveWork } from './solve-work';

/** A token that opens a form. */
interface CaptchaToken {
  readonly token: string;
  /** After this moment, epoch milliseconds, it is not taken any more. */
  readonly expiresAt: number;
}

/** A token has to last until it has arrived. */
const RESERVE_MS = 30_000;

/** Comes by tokens for one form. */
export interface CaptchaTokens {
  /** The token in hand, or the next one; the work for it is done once for all who ask meanwhile. */
  readonly get: () => Promise<CaptchaToken>;
  /** The token in hand opens nothing any more. */
  readonly drop: () => void;
}

/**
 * Makes tokens by work the browser does by itself.
 *
 * @param now the backend's time, by which tokens end
 */
export const captchaTokens = (client: Client, now: () => number): CaptchaTokens => {
  let current: Promise<CaptchaToken> | undefined;
  let endsAt = 0;
  const make = async (): Promise<CaptchaToken> => {
    const { captcha } = await getFormSiteKey(client, {});
    if (captcha?.challenge === undefined) throw new Error('No work is offered');
    const token = await solveWork(captcha.challenge);
    endsAt = captcha.expiresAt === undefined ? Infinity : Date.parse(captcha.expiresAt);
    return { token, expiresAt: endsAt };
  };
  const drop = (): void => {
    current = undefined;
  };
  return {
    get: () => {
      if (endsAt !== 0 && now() > endsAt - RESERVE_MS) drop();
      if (current === undefined) {
        endsAt = 0;
        current = make();
        current.catch(drop);
      }
      return current;
    },
    drop,
  };
};
