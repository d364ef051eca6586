import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, test } from './shop-test';

test('CMS-2: a form says at each field what is wrong, keeps what is written, and is sent', async ({
  page,
}) => {
  await page.goto('/page/kontakt');
  const form = page.getByRole('main').getByRole('form');
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  await expect(field(/^Name/)).toBeVisible();
  await expectNoOverflow(page);

  await form.getByRole('button', { name: /^(?:Absenden|Send)$/ }).click();
  await expect(field(/^Name/)).toBeFocused();
  await expect(field(/^Name/)).toHaveAccessibleDescription(/füllen Sie dieses Feld aus|fill in this field/);
  await expect(form.getByRole('combobox')).toHaveAccessibleDescription(/wählen Sie|choose/);
  await expectAccessible(page);

  await field(/^Name/).fill('Anna Huber');
  await field(/^E-?[Mm]ail/).fill('anna');
  await field(/^(?:Postleitzahl|Post code)/).fill('57');
  await expect(field(/^E-?[Mm]ail/)).toHaveAccessibleDescription(/E-Mail-Adresse eingeben|enter an e-mail/);
  await form.getByRole('combobox').selectOption({ index: 2 });
  await form.getByRole('radio', { name: /^(?:Noch nicht|Not yet)$/ }).check();
  await form.getByRole('checkbox', { name: /^(?:Ja|Yes)$/ }).check();
  await field(/^(?:Nachricht|Message)/).fill('Haben Sie Bärlauch?\nAuch im März?');
  // In the words the editors gave the pattern.
  await expect(field(/^(?:Postleitzahl|Post code)/)).toHaveAccessibleDescription(/Vier Ziffern|Four digits/);

  await page.reload();
  await expect(field(/^(?:Nachricht|Message)/)).toHaveValue('Haben Sie Bärlauch?\nAuch im März?');
  await expect(form.getByRole('radio', { name: /^(?:Noch nicht|Not yet)$/ })).toBeChecked();
  await expect(form.getByRole('checkbox')).toBeChecked();
  await field(/^E-?[Mm]ail/).fill('anna@gasthof.example');
  await field(/^(?:Postleitzahl|Post code)/).fill('5700');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/v1/cms/form/submit'));
  await form.getByRole('button', { name: /^(?:Absenden|Send)$/ }).click();
  // The browser has worked for the captcha meanwhile.
  const answer = await sent;
  expect(answer.status()).toBeLessThan(300);
  expect(answer.request().postDataJSON()).toMatchObject({ captchaToken: expect.stringMatching(/./) });
  await expect(page.getByRole('main').getByText(/Nachricht ist bei uns|message has arrived/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Noch eine Nachricht|Another message/ }).click();
  await expect(field(/^Name/)).toHaveValue('');
});
