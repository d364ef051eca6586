import { expectAccessible } from '../page/quality';
import { buyer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';
import { emptyFairCart, fairAmounts } from './fair-cart';
import { fairAddress } from './fair-address';
import { AUTUMN, fairPath } from './fairs';

const LATER = /wird später gesendet|will be sent later/;

test.describe('in the hall, where the network is poor', { tag: '@once' }, () => {
  // Requests that find no network are what this is about.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('what is typed outlives the network and the page, and arrives once', async ({ page, context }) => {
    test.slow();
    const me = buyer('fair offline');
    await signOnAs(page, me, fairPath(AUTUMN, 'checkout'));
    await emptyFairCart(page, me, AUTUMN);
    await page.goto(fairAddress(AUTUMN, 'search?query=milch'));
    const amounts = page.getByRole('main').getByRole('textbox');
    await expect(amounts.first()).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'cart', 'customer', 'customers');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('banner').getByText('Offline.')).toBeVisible();
    await amounts.first().fill('24');
    await amounts.first().press('Enter');
    await expect(page.getByRole('main').getByText(LATER)).toBeVisible();
    await expectAccessible(page);
    await page.goto(fairAddress(AUTUMN, 'checkout'));
    await expect(amounts.first()).toHaveValue('24');
    await page.reload();
    await expect(amounts.first()).toHaveValue('24');

    await context.setOffline(false);
    await expect(page.getByRole('banner').getByText('Offline.')).toBeHidden();
    await expect(page.getByRole('main').getByText(LATER)).toBeHidden();
    await expect.poll(() => fairAmounts(page, me, AUTUMN), { timeout: 20_000 }).toEqual([24]);
  });
});
