import { expectNoOverflow, expectWholeAccessible } from '../page/quality';
import { expect, originOf, test } from '../shop/shop-test';

const HEADINGS = { 'de-AT': 'Unsere Märkte in Ihrer Nähe', 'en-GB': 'Our markets near you' } as const;

test(
  'TEN-5, TEN-6: the host of the branches leads to the sites of the markets, and shows nothing of a shop',
  { tag: '@once' },
  async ({ page, shopLocale }) => {
    const heading = HEADINGS[shopLocale];
    const main = page.getByRole('main');
    // The second visit knows the visitor, and asks for some things before the code has arrived.
    for (const visit of ['first', 'second']) {
      await test.step(`${visit} visit`, async () => {
        await page.goto(originOf('maerkte.localhost') + '/');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(heading));
        const logos = main.locator('img');
        await expect(logos).toHaveCount(2);
        for (const at of [0, 1]) {
          await expect
            .poll(() =>
              logos.nth(at).evaluate((logo) => (logo instanceof HTMLImageElement ? logo.naturalWidth : 0)),
            )
            .toBeGreaterThan(0);
        }
        await expect(main.getByRole('separator')).toBeVisible();
        await expect(main.getByRole('link')).toHaveCount(3);
        await expect(main.getByRole('link', { name: /^Landmarkt Schladming/ })).toHaveAttribute(
          'href',
          'https://schladming.landmarkt.example/',
        );
        await expect(page.locator('body')).not.toContainText('€');
        await expectNoOverflow(page);
        await expectWholeAccessible(page);
      });
    }
  },
);
