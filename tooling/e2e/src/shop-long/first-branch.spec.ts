import { documentedWay, goDocumentedWay } from '../../../../apps/backend/src/testing/process/documented-way';
import { freePort } from '../../../../apps/backend/src/testing/process/run-server';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { confirmedNumber, orderButton } from '../shop/checkout-steps';
import { expect, test } from '../shop/shop-test';

const FAIR = '/subshop/promotions/SEETAL27/';
const DATES = 3;

const title = 'TEN-3, FAI-2: a branch that was just set up is ordered from, in its shop and at its fair';
// A plan of dates is made at a table.
test(title, { tag: '@not-on-phones' }, async ({ page, context, shopLocale }) => {
  // Every command of the documented way is a process of its own.
  test.setTimeout(300_000);
  const way = documentedWay();
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  // Browsers keep the look of a host for five minutes: who saw the empty shop has come by another one.
  const before = `http://zu.localhost:${port}`;
  const shop = { tenant: 'ZU', mode: 'SHOP' };
  await context.addCookies([origin, before].map((url) => ({ name: 'locale', value: shopLocale, url })));
  const main = page.getByRole('main');
  const putSixPieces = async (search: string) => {
    await page.goto(`${origin}${search}?query=Bergk%C3%A4se`);
    const amount = main.getByRole('textbox').first();
    await amount.fill('6');
    await amount.press('Enter');
    await expect(
      page
        .getByRole('banner')
        .getByText(/83,40|75,00/)
        .first(),
    ).toBeVisible();
  };

  const server = await goDocumentedWay(
    way,
    {
      PORT: port,
      PUBLIC_ORIGIN: origin,
      HOSTS: JSON.stringify({ localhost: shop, 'zu.localhost': shop }),
      DATABASE_URL: '',
      DATA_DIR: `${way.folder}/data`,
      DEMO_DATA: 'false',
      OIDC_ISSUER: '',
      SMTP_URL: '',
      RATE_LIMITS: 'off',
    },
    {
      command: ({ line, code, output }) => {
        expect(code, `${line}\n${output}`).toBe(0);
      },
      started: async () => {
        await page.goto(`${before}/`);
        await expect(main.getByText(/gerade eingerichtet|just being set up/)).toBeVisible();
        await expect(main.getByText(/import tenants/).first()).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
        // The server stops while the branch is set up.
        await page.goto('about:blank');
      },
    },
  );
  try {
    await page.goto(`${origin}/auth/redirect?target=${encodeURIComponent('/')}`);
    await page.locator('#user').fill('seeblick');
    await page.locator('#password').fill('to-be-changed');
    await page.locator('#sign-in').click();
    await expect(page).toHaveURL(`${origin}/`);
    await page
      .getByRole('region', { name: /mitzählen|count your visit/ })
      .getByRole('button', { name: /ablehnen|decline/i })
      .click();
    await expect(page).toHaveTitle(/Seetal Gastro/);
    await expect(page.getByRole('banner').getByRole('img', { name: 'Seetal' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--gs-brand')),
      )
      .toBe('#3b3f9c');
    await expectNoOverflow(page);
    await expectAccessible(page);

    // What the branch does without has no way to it, and its address says so.
    await expect(main.getByRole('navigation').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Inventur|Stock-taking/ })).toHaveCount(0);
    await page.goto(`${origin}/my/inventory`);
    await expect(
      page.getByRole('heading', { level: 1, name: /Diese Seite gibt es nicht|This page does not exist/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${origin}/my/orders`);
    const area = page.getByRole('navigation', { name: /Mein Bereich|My area/ });
    await expect(area.getByRole('link', { name: /Vorlagen|templates/i })).toBeVisible();
    await expect(
      area.getByRole('link', { name: /Etiketten|Labels|Dauerbestellungen|Standing/i }),
    ).toHaveCount(0);

    await putSixPieces('/search');
    await page.goto(`${origin}/checkout/delivery`);
    await expect(orderButton(page)).toBeEnabled();
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect(main.getByText(/Bergkäse 6 Monate|Mountain cheese/).first()).toBeVisible();

    await page.goto(`${origin}${FAIR}`);
    await expect(page.getByRole('heading', { level: 1, name: /Hausmesse|House fair/ })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await putSixPieces(`${FAIR}search`);
    await page.goto(`${origin}${FAIR}checkout/delivery`);
    await page.getByRole('button', { name: /^(?:Liefertermine wählen|Choose delivery dates)$/ }).click();
    const days = page.getByRole('dialog').getByRole('checkbox');
    await expect(days).toHaveCount(DATES);
    for (const day of await days.all()) await day.setChecked(true);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Übernehmen|Apply)$/ })
      .click();
    await page
      .getByRole('button', { name: /^(?:Alles gleichmäßig verteilen|Divide everything evenly)$/ })
      .click();
    const cells = main
      .getByRole('list', { name: /^(?:Mengen je Liefertermin|Amounts by delivery date)$/ })
      .getByRole('textbox');
    for (const index of [0, 1, 2]) await expect(cells.nth(index)).toHaveValue('2');
    await orderButton(page).click();
    await confirmedNumber(page);
  } finally {
    await page.goto('about:blank');
    await server.stop();
    way.remove();
  }
});
