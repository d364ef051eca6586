import { emptyFairCart, fairAmounts } from '../fair/fair-cart';
import { AUTUMN, fairPath } from '../fair/fairs';
import { FAIR_HOST, SHOP_PORT } from '../ports';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

const FAIR_ORIGIN = originOf(FAIR_HOST);

test.describe('the fair on a host of its own', () => {
  test('FAI-1: signed in through the same provider, a product is put into the fair’s cart, and the shop is where it was', async ({
    page,
  }) => {
    test.slow();
    const me = { ...buyer('fair host'), host: FAIR_HOST };
    await page.goto(FAIR_ORIGIN + fairPath(AUTUMN));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await signOnAs(page, me, fairPath(AUTUMN, 'search?query=käse'));
    await expect(page).toHaveURL(new RegExp(`^${FAIR_ORIGIN}${fairPath(AUTUMN, 'search')}`));
    await emptyFairCart(page, me, AUTUMN);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /käse/ })).toBeVisible();
    const amount = page.getByRole('main').getByRole('textbox').first();
    await amount.fill('24');
    await amount.press('Enter');
    await expect.poll(() => fairAmounts(page, me, AUTUMN)).toEqual([24]);
    await page.goto(FAIR_ORIGIN + fairPath(AUTUMN, 'checkout'));
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('24');

    // The provider knows them: at the shop nobody types a name again, and the shop has the same cart of the fair.
    await page.goto(`${originOf()}/auth/redirect?target=${encodeURIComponent(fairPath(AUTUMN, 'checkout'))}`);
    await expect(page).toHaveURL(new RegExp(`^${originOf()}/`));
    await expect(page.locator('#password')).toBeHidden();
    expect(await page.context().cookies(originOf())).toContainEqual(
      expect.objectContaining({ name: 'session' }),
    );
  });

  test('pages of the shop are on its own host, but for the choice of the customer', async ({
    page,
    request,
  }) => {
    // To the number: only browsers know that all names below "localhost" are this machine.
    const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
      request.get(`http://127.0.0.1:${SHOP_PORT}${address}`, {
        headers: { ...headers, host: new URL(FAIR_ORIGIN).host },
        maxRedirects: 0,
      });
    for (const address of ['/', '/messe', '/product/1', '/my/orders?page=2']) {
      const answer = await ask(address, { accept: 'text/html' });
      expect([answer.status(), answer.headers()['location']], address).toEqual([302, originOf() + address]);
    }
    expect((await ask('/service-worker.js')).status()).toBe(404);
    expect(await (await ask('/v1/shop-config')).json()).toMatchObject({ tenant: 'AZ' });
    // What a browser may do there is what it may do on the shop's host.
    const own = await ask(fairPath(AUTUMN), { accept: 'text/html' });
    const shared = await request.get(`http://localhost:${SHOP_PORT}${fairPath(AUTUMN)}`, {
      headers: { accept: 'text/html' },
    });
    for (const name of ['content-security-policy', 'cache-control', 'x-frame-options', 'referrer-policy'])
      expect([name, own.headers()[name]]).toEqual([name, shared.headers()[name]]);

    await signOnAs(page, { ...buyer('fair host'), host: FAIR_HOST }, '/my/customers');
    await expect(page).toHaveURL(`${FAIR_ORIGIN}/my/customers`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
