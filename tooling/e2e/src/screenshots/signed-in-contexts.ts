import type { Browser } from '@playwright/test';
import { signOn, type SignedOn } from './sign-on';
import { within } from './within';

/** Who has been signed on already. */
export interface SignOns {
  /**
   * Signs somebody on with the browser, unless that has been done before.
   *
   * @throws Error that names who it is; at once for somebody who could not be signed on several times
   */
  readonly of: (user: string, origin: string, browser: Browser) => Promise<SignedOn>;
}

/** Longest sign-on, in milliseconds. */
const LONGEST_MS = 90_000;

/** After as many the scenes of this user fail without a further one, so that they do not take the time of all others. */
const MOST_ATTEMPTS = 3;

/** Lets everybody sign on once, however many browsers are opened for them. */
export const createSignOns = (): SignOns => {
  const states = new Map<string, Promise<SignedOn>>();
  const failures = new Map<string, number>();
  return {
    of: async (user, origin, browser) => {
      const key = `${user} ${origin}`;
      const known = states.get(key);
      const state = known ?? within(LONGEST_MS, `signing on at ${origin}`, signOn(browser, origin, user));
      states.set(key, state);
      try {
        return await state;
      } catch (error) {
        if (known === undefined) failures.set(key, (failures.get(key) ?? 0) + 1);
        // The next who asks tries again, unless it is hopeless.
        if ((failures.get(key) ?? 0) < MOST_ATTEMPTS && states.get(key) === state) states.delete(key);
        throw new Error(`${user} cannot sign on: ${String(error)}`, { cause: error });
      }
    },
  };
};
