import type { Page } from '@playwright/test';
import type { Orderer } from './orderers';
import { originOf } from './shop-test';
import { signOn } from './sign-on';

/** Signs on with the customer chosen already, as on a device that was used before, and comes to `target`. */
export const signOnAs = async (page: Page, orderer: Orderer, target: string): Promise<void> => {
  const { user, host, customerId } = orderer;
  await page
    .context()
    .addCookies([{ name: 'customer', value: customerId, url: originOf(host), sameSite: 'Strict' }]);
  await signOn(page, user, { target, host });
};
