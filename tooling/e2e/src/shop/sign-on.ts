import type { Page } from '@playwright/test';
import { originOf } from './shop-test';

/** Signs on as a person does, by the sign-on page, and comes back to `target`. */
export const signOn = async (
  page: Page,
  user: string,
  { target = '/', host }: { readonly target?: string; readonly host?: string } = {},
): Promise<void> => {
  await page.goto(`${originOf(host)}/auth/redirect?target=${encodeURIComponent(target)}`);
  await page.locator('#user').fill(user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  // The wrong shop is told by a page of the backend's own.
  await page.waitForURL(
    ({ pathname }) => pathname === '/auth/wrong-tenant' || !/^\/(?:auth|oidc)\//.test(pathname),
  );
};
