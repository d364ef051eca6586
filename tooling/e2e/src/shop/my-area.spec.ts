import { readFile } from 'node:fs/promises';
import { expectPaper } from '../page/opened-paper';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { visitor } from './orderers';
import { expect, test } from './shop-test';
import { signOn } from './sign-on';
import { signOnAs } from './sign-on-as';

test('NAV-7: receipts by kind and date, one to look at, several to save', async ({ page, isMobile }) => {
  await signOn(page, 'az100001', { target: '/my/receipts' });
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/Rechnungen|Invoices/)).toHaveAttribute('aria-selected', 'true');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes.nth(2)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await expectPaper(page, /^blob:/, () =>
    page
      .getByRole('button', { name: /^(?:Rechnung|Invoice) \S+ ansehen|^View Invoice/ })
      .first()
      .click(),
  );

  await boxes.nth(1).click();
  await boxes.nth(2).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /2 Belege speichern|Save 2 receipts/ }).click();
  const archive = await saved;
  expect(archive.suggestedFilename()).toMatch(/^(?:belege|receipts)\.zip$/);
  const bytes = await readFile(await archive.path());
  // Two papers, packed as they are.
  expect(bytes.toString('latin1').match(/%PDF-/g)).toHaveLength(2);

  await tab(/Lieferscheine|Delivery notes/).click();
  await expect(page).toHaveURL(/tab=delivery-note/);
  await expect(boxes.nth(1)).toBeVisible();
  await page.reload();
  await expect(tab(/Lieferscheine|Delivery notes/)).toHaveAttribute('aria-selected', 'true');
  if (!isMobile) {
    await page
      .getByRole('columnheader', { name: /Datum|Date/ })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/direction=asc/);
  }
});

test('the profile keeps what is changed, and takes it back', async ({ page }) => {
  await signOnAs(page, visitor(), '/my/user-profile');
  const name = page.getByRole('textbox', { name: /Vorname|First name/ });
  await expect(name).not.toHaveValue('');
  await expectNoOverflow(page);
  await expectAccessible(page);
  const before = await name.inputValue();
  const save = page.getByRole('button', { name: /^(?:Speichern|Save)$/ });
  await expect(save).toBeDisabled();
  for (const wanted of [`${before} Maria`, before]) {
    await name.fill(wanted);
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(name).toHaveValue(wanted);
  }
  const mails = page.getByRole('textbox', { name: /Etiketten an|Labels to/ });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await mails.fill('lager@hirsch.example');
  await mails.press('Enter');
  expect((await kept).status()).toBeLessThan(300);
  await page.reload();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: /lager@hirsch\.example/ }).click();
  expect((await gone).status()).toBeLessThan(300);
});

test('contacts and vacancies are found by visitors', async ({ page }) => {
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kontakte|Contacts/);
  await expect(page.getByRole('link', { name: /^\+43/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/jobs');
  const vacancy = page.getByRole('main').getByRole('link', { name: /Lkw-Fahrer|driver/i });
  await expect(vacancy).toBeVisible();
  await expectAccessible(page);
  await vacancy.click();
  await expect(page).toHaveURL(/\/jobs\/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lkw-Fahrer|driver/i);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
