import { expectAccessible, expectNoOverflow } from '../page/quality';
import { member } from '../shop/cart-call';
import { buyer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { emptyFairCart, fairLines, findFairLines } from './fair-cart';
import { fairAddress } from './fair-address';
import { AUTUMN, fairPath } from './fairs';

const inThrees = (sku: string): string => sku.replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, '\u00a0');

/** The forms in which somebody at a stand reads out an article with its amount. */
const FORMS = [
  (sku: string, amount: number, unit: string) => `${sku} ${amount} ${unit}`,
  (sku: string, amount: number, unit: string) => `${amount} ${unit} ${inThrees(sku)}`,
  (sku: string, amount: number, unit: string) => `#${sku}: ${amount}x ${unit}`,
] as const;

// What an unusual amount asks is a step of this journey.
test.use({ meansAmounts: false });

test('FAI-1, QTY-5, QTY-6: amounts at a fair are those that were typed, or are asked about', async ({
  page,
}) => {
  const me = buyer('typed at a fair');
  await signOnAs(page, me, fairPath(AUTUMN, 'checkout'));
  await emptyFairCart(page, me, AUTUMN);
  const stored = async () =>
    (await fairLines(page, me, AUTUMN)).map((line) => [member(line, 'sku'), member(line, 'amount')]);

  await test.step('numbers in every form, from the search into the cart', async () => {
    const found = await findFairLines(page, me, AUTUMN, FORMS.length);
    expect(found).toHaveLength(FORMS.length);
    const field = page.getByRole('combobox', { name: /^(?:Suche|Search)$/ });
    await field.click();
    for (const [at, { sku, amount, unitAbbreviation, name }] of found.entries()) {
      await field.fill(FORMS[at]?.(sku, amount, unitAbbreviation) ?? sku);
      await expect(
        page.getByRole('grid').getByRole('row', { selected: true }).filter({ hasText: name }),
      ).toBeVisible();
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await expect
      .poll(async () => (await stored()).toSorted())
      .toEqual(found.map(({ sku, amount }) => [sku, amount]).toSorted());
    await emptyFairCart(page, me, AUTUMN);
  });

  await page.goto(fairAddress(AUTUMN, 'search?query=milch'));
  const amounts = page.getByRole('main').getByRole('textbox');
  const first = amounts.first();

  await test.step('a part of a package stops the field, and the next whole one is one tap away', async () => {
    await first.fill('2,5');
    await first.press('Enter');
    await expect(first).toHaveValue('2,5');
    await expect(page.getByText(/^(?:Nur ganze|Whole) /).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await stored()).toEqual([]);
    await page.getByRole('button', { name: /^3\s/ }).first().click();
    await expect(first).toHaveValue('3');
    await expect(first).toBeFocused();
    await first.press('Enter');
    await expect.poll(async () => (await stored()).map(([, amount]) => amount)).toEqual([3]);
  });

  await test.step('a letter among digits is none of them', async () => {
    await first.fill('1o');
    await first.press('Enter');
    await expect(first).toHaveValue('1o');
    expect((await stored()).map(([, amount]) => amount)).toEqual([3]);
    await first.press('Escape');
  });

  await test.step('an amount far above the usual is asked about once', async () => {
    await first.fill('9000');
    await first.press('Enter');
    const yes = page.getByRole('button', { name: /^(?:Ja|Yes), 9[.,]?000$/ });
    await expect(yes).toBeVisible();
    await expectAccessible(page);
    expect((await stored()).map(([, amount]) => amount)).toEqual([3]);
    await yes.click();
    await expect.poll(async () => (await stored()).map(([, amount]) => amount)).toEqual([9000]);
  });
});
