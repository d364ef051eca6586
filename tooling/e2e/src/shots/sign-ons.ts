import type { Browser } from '@playwright/test';
import { signOn, type SignedOn } from './sign-on';

/** Who has been signed on already. */
export interface SignOns {
  /** Signs somebody on with the browser, unless that has been done before. */
  readonly of: (user: string, origin: string, browser: Browser) => Promise<SignedOn>;
}

/** Lets everybody sign on once, however many browsers are opened for them. */
export const createSignOns = (): SignOns => {
  const states = new Map<string, Promise<SignedOn>>();
  return {
    of: async (user, origin, browser) => {
      const key = `${user} ${origin}`;
      const state = states.get(key) ?? signOn(browser, origin, user);
      states.set(key, state);
      try {
        return await state;
      } catch (error) {
        // The next who asks tries again.
        states.delete(key);
        throw error;
      }
    },
  };
};
