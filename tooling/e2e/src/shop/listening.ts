import type { Page } from '@playwright/test';

/** Waits until a page hears what happens in its cart: what comes before that it shows, and does not say whose it was. */
export const listening = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => /\/live(?:\?|$)/.test(response.url()) && response.ok());
