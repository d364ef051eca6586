import type { Page } from '@playwright/test';

/**
 * The same tab at the same address, after its session has ended at the shop and at the provider.
 * The page is left before its cookies go: one that is still open may hear of the end by a call of its
 * own and leave for the sign-on at the very moment it is told to reload.
 */
export const returnAfterExpiry = async (page: Page): Promise<void> => {
  const address = page.url();
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^(?:session|oidc-session)/ });
  await page.goto(address);
  await page.waitForURL(/\/oidc\/login\//);
};
