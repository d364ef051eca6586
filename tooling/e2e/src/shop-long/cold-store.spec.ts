import { expectWholeAccessible } from '../page/quality';
import { orderer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';

const START = /^(?:Inventur beginnen|Start counting)$/;
const ENTRY = /^(?:Artikel, Nummer oder GTIN|Product, number or GTIN)$/;
const FINISH = /^(?:Abschließen|Finish)$/;
const POSITIONS = 100;

const REFUSE = /^(?:Ablehnen|Decline)$/;

test.describe('in the cold store', () => {
  // Requests that find no network are what this is about.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a hundred positions are counted without a network, outlive the page, and arrive once', async ({
    page,
    context,
  }) => {
    test.setTimeout(400_000);
    const me = orderer('stock-taking');
    await signOnAs(page, me, '/my/inventory');
    await page.getByRole('button', { name: REFUSE }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: START }).first().click();
    const field = main.getByPlaceholder(ENTRY);
    await field.fill('käse');
    await page
      .getByRole('gridcell', { name: /käse|cheese/i })
      .first()
      .waitFor();
    await waitUntilUsableOffline(page, 'customer', 'customers');

    await context.setOffline(true);
    // Of many lines only those in view are drawn.
    const amountOf = (index: number) =>
      main.getByRole('list').getByRole('textbox', { name: new RegExp(String(8_000_000 + index)) });
    for (let index = 0; index < POSITIONS; index += 1) {
      await field.fill(String(8_000_000 + index));
      await field.press('Enter');
      await expect(amountOf(index)).toBeFocused();
      await amountOf(index).fill(String(index + 1));
    }
    await page.reload();
    await expect(main.getByText(/^100 (?:von|of) 100 (?:gezählt|counted)$/)).toBeVisible();
    // The page comes back where it was left, at the end.
    await expect(async () => {
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect(amountOf(0)).toHaveValue('1', { timeout: 1000 });
    }).toPass();
    await expectWholeAccessible(page);
    const waiting = main
      .getByRole('status')
      .filter({ hasText: /sobald es Verbindung gibt|as soon as there is a connection/ });
    await main.getByRole('button', { name: FINISH }).click();
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/Inventur gespeichert|Stock-taking saved/)).toBeVisible();
    await page.reload();
    await expect(main.getByText(/^100 (?:Positionen|lines)/)).toHaveCount(1);
  });
});
