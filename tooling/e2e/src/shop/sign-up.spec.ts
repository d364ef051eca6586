import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { caughtMails } from './sent-mails';
import { expect, test } from './shop-test';

const SIGN_UP = /^(?:Anmelden|Sign up)$/;

test('CMS-2: the newsletter is signed up for with what one wants to hear about, and the house is told', async ({
  page,
}) => {
  const email = `anna-${randomUUID()}@gasthof.example`;
  await page.goto('/page/newsletter');
  const form = page.getByRole('main').getByRole('form');
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  await expect(field(/^(?:E-Mail-Adresse|E-mail address)/)).toBeVisible();
  await expectNoOverflow(page);

  await form.getByRole('button', { name: SIGN_UP }).click();
  await expect(field(/^(?:E-Mail-Adresse|E-mail address)/)).toBeFocused();
  await expect(field(/^(?:Nachname|Last name)/)).toHaveAccessibleDescription(
    /füllen Sie dieses Feld aus|fill in this field/,
  );
  await expectAccessible(page);

  await field(/^(?:E-Mail-Adresse|E-mail address)/).fill(email);
  await field(/^(?:Vorname|First name)/).fill('Anna');
  await field(/^(?:Nachname|Last name)/).fill('Huber');
  await field(/^(?:Betrieb|Business)/).fill('Gasthof Alpenblick');
  await form.getByRole('checkbox', { name: /^(?:Aktionen|Offers)$/ }).check();
  await form.getByRole('checkbox', { name: /^(?:Rezepte|Recipes)$/ }).check();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/v1/cms/crm/form/submit'));
  await form.getByRole('button', { name: SIGN_UP }).click();
  const answer = await sent;
  expect(answer.status()).toBeLessThan(300);
  expect(answer.request().postDataJSON()).toMatchObject({
    email,
    captchaToken: expect.stringMatching(/./),
    interests: [{ key: 'offers' }, { key: 'recipes' }],
  });
  await expect(
    page.getByRole('main').getByText(/Danke, Sie sind angemeldet|Thank you, you are signed up/),
  ).toBeVisible();
  await expectAccessible(page);

  // What the house reads.
  const told = async () =>
    (await caughtMails(page, { subject: /^Anmeldung zum Newsletter/ })).filter((text) =>
      text.includes(email),
    );
  await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(1);
  const [text = ''] = await told();
  for (const words of ['Anna Huber', 'Gasthof Alpenblick', /Aktionen|Offers/, /Rezepte|Recipes/])
    expect(text).toMatch(words);
});
