import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { visitor } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test('LAB-1: labels are collected, counted, printed and cleared', async ({ page }) => {
  await signOnAs(page, visitor(), '/my/label-prints');
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Etiketten|Labels)$/ })).toBeVisible();
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /Artikel hinzufügen|Add a product/ });
  const rows = main.getByRole('list', { name: /Etikettenliste|label list/ }).getByRole('listitem');
  await field.fill('Obers');
  await main
    .getByRole('list', { name: /Vorschläge|Suggestions/ })
    .getByRole('button')
    .first()
    .click();
  await expect(rows.first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expectNoOverflow(page);
  await expectAccessible(page);

  // How many are wanted outlives the page.
  const amount = rows.first().getByRole('textbox');
  await amount.fill('3');
  await amount.press('Enter');
  await page.reload();
  await expect(rows.first().getByRole('textbox')).toHaveValue('3');

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /PDF speichern|Save PDF/ }).click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.toString('latin1')).toMatch(/^%PDF-/);

  const gone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/my/labels'),
  );
  await main.getByRole('button', { name: /Liste leeren|Clear the list/ }).click();
  await expect(main.getByText(/Noch keine Artikel|No products on the label list/)).toBeVisible();
  // Closing the message is giving up the way back.
  await page
    .getByRole('button', { name: /Meldung schließen|Close message/ })
    .last()
    .click();
  expect((await gone).status()).toBeLessThan(300);
});
