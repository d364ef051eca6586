import { amountInWords } from '../page/amount-in-words';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { emptyCart, findLines } from './cart-call';
import { buyer } from './orderers';
import { expectStored, describeLines } from './pad-steps';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

const PRODUCTS = 40;

const inThrees = (sku: string): string => sku.replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, '\u00a0');

/** The forms in which an article is asked for by its number, one after the other. */
const FORMS = [
  (sku: string, amount: number, unit: string) => `${sku} ${amount} ${unit}`,
  (sku: string, amount: number, unit: string) => `${amount} ${unit} ${sku}`,
  (sku: string, amount: number, unit: string) => `${inThrees(sku)} ${amount} ${unit}`,
  (sku: string, amount: number, unit: string) => `#${sku}: ${amount}x ${unit}`,
] as const;

test('type, Enter, type, Enter: forty articles go into the cart from the search alone', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const me = buyer('typed one by one');
  await signOnAs(page, me, '/flyers');
  await emptyCart(page, me);
  const found = await findLines(page, me, PRODUCTS);
  expect(found).toHaveLength(PRODUCTS);
  // The field with suggestions has taken the place of the plain one.
  const field = page.getByRole('combobox', { name: /^(?:Suche|Search)$/ });
  await field.click();
  for (const [at, { sku, amount, unitAbbreviation, name }] of found.entries()) {
    const form = FORMS[at % FORMS.length] ?? FORMS[0];
    await field.fill(form(sku, amount, unitAbbreviation));
    const row = page.getByRole('grid').getByRole('row', { selected: true }).filter({ hasText: name });
    await expect(row).toBeVisible();
    if (at === 1) {
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    // On a phone now and then by the button beside the article: the keyboard stays all the same.
    if (isMobile && at % 10 === 3) await row.getByRole('button').first().tap();
    else await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  await expectStored(page, me, describeLines(found));
  const last = found.at(-1);
  if (last === undefined) throw new Error('There was nothing to type');
  const told = await amountInWords(page, last.amount, last.unitAbbreviation);
  await expect(page.getByText(new RegExp(`${told} `, 'u')).first()).toBeVisible();
  await expectAccessible(page);

  // The last one goes back by one key, or one tap.
  if (isMobile)
    await page
      .getByRole('button', { name: /^(?:Rückgängig|Undo)$/ })
      .first()
      .tap();
  else await page.keyboard.press('Control+z');
  await expectStored(page, me, describeLines(found.slice(0, -1)));
  if (!isMobile) return;
  // Where the search lies over the page, it leads to the cart, and back.
  const cart = page.getByRole('link', { name: new RegExp(`^(?:Warenkorb|Cart), ${PRODUCTS - 1}\\b`) });
  await expect(cart).toBeVisible();
  await page.getByRole('button', { name: /^(?:Zurück|Back)$/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cart).toBeHidden();
});
