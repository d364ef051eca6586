import type { AuthenticatedUser } from './caller';

/** Tokens remembered by a process; the oldest makes room. One is a few kilobytes. */
const MOST = 5_000;

/** Until when a token that was verified is to be trusted without verifying it again. */
interface TrustedFor {
  readonly caller: AuthenticatedUser;
  /** First and last moment it is valid at, clock tolerance included, in epoch milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** Remembers whom verified tokens speak for: a page sends the same one with every call for five minutes. */
export interface TokenCache {
  /** The caller of a token that was verified before and is valid at this moment. */
  get(token: string, now: number): AuthenticatedUser | undefined;
  set(token: string, trusted: TrustedFor): void;
}

/**
 * Makes an empty memory. Only the very same text is known again, so that a token with another signature is verified like
 * a new one. An issuer's keys are looked at every ten minutes anyway: nothing is trusted longer than without it.
 */
export const createTokenCache = (most = MOST): TokenCache => {
  const known = new Map<string, TrustedFor>();
  return {
    get: (token, now) => {
      const trusted = known.get(token);
      if (trusted === undefined) return undefined;
      if (now < trusted.until) return now >= trusted.from ? trusted.caller : undefined;
      known.delete(token);
      return undefined;
    },
    set: (token, trusted) => {
      known.set(token, trusted);
      if (known.size <= most) return;
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    },
  };
};
