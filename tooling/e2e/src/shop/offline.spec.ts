import { expectAccessible } from '../page/quality';
import { orderButton } from './checkout-steps';
import { call, emptyCart, entries, member } from './cart-call';
import { buyer } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { waitUntilUsableOffline } from './usable-offline';

const LATER = /wird später gesendet|will be sent later/;
const AGE = /Stand|As of/;

test.describe('in the cold store', () => {
  // Requests that find no network are what this is about.
  test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('what was visited opens without a network, is searched, and what is typed is sent later, once', async ({
    page,
    context,
  }) => {
    const me = buyer('offline');
    await signOnAs(page, me, '/checkout');
    await emptyCart(page, me);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${originOf()}/search?query=milch`);
    const amounts = page.getByRole('main').getByRole('textbox');
    await expect(amounts.first()).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'cart', 'customer', 'customers');

    const products = page.getByRole('list', { name: /^(?:Artikel|Products)$/ }).getByRole('listitem');
    const name = await products.first().getByRole('link').first().innerText();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('banner').getByText('Offline.')).toBeVisible();
    await expect(page.getByRole('banner').getByText(AGE)).toBeVisible();
    await expect(page.getByRole('main').getByText(AGE).first()).toBeVisible();
    await amounts.first().fill('24');
    await amounts.first().press('Enter');
    await expect(page.getByRole('main').getByText(LATER)).toBeVisible();
    await expectAccessible(page);

    // Never searched for: found among what was seen.
    await page.goto(`${originOf()}/search?query=${encodeURIComponent(name)}`);
    await expect(
      page.getByText(/Sie sehen, was Sie zuletzt gesehen haben|You see what you have seen last/),
    ).toBeVisible();
    await expect(products.first()).toContainText(name);
    await expect(amounts.first()).toBeVisible();

    await page.goto(`${originOf()}/checkout`);
    await expect(amounts.first()).toHaveValue('24');
    await expect(page.getByRole('main').getByText(LATER)).toBeVisible();
    await page.reload();
    await expect(amounts.first()).toHaveValue('24');

    // Ordering is for when there is a network, and then the buyer's own press.
    await page.goto(`${originOf()}/checkout/delivery`);
    await orderButton(page).click();
    const notOrdered = page.getByText(
      /Ohne Verbindung kann nicht bestellt werden|cannot order without a connection/,
    );
    await expect(notOrdered.filter({ visible: true })).toBeVisible();
    await page.goto(`${originOf()}/checkout`);
    await expect(amounts.first()).toHaveValue('24');
    await expect(page.getByRole('main').getByText(LATER)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('banner').getByText('Offline.')).toBeHidden();
    await expect(page.getByRole('main').getByText(LATER)).toBeHidden();
    const amountsStored = async () =>
      entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items').map(
        (item) => member(item, 'amount'),
      );
    await expect.poll(amountsStored, { timeout: 20_000 }).toEqual([24]);
  });
});
