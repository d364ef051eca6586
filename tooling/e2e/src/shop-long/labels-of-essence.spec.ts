import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pdfText } from '../../../../apps/backend/src/testing/pdf-text';
import { expectNoOverflow, expectWholeAccessible } from '../page/quality';
import { call, entries, member } from '../shop/cart-call';
import { caughtMails } from '../shop/sent-mails';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

/** Whose list holds an article that is no longer sold: one for each screen. */
const OWNERS = {
  wide: { user: 'az100001', tenant: 'AZ', host: 'localhost', customerId: '48213' },
  phone: { user: 'az100002', tenant: 'AZ', host: 'localhost', customerId: '48301' },
} as const;

const GONE = /^(?:Ein Artikel ist nicht mehr im Sortiment|One product is no longer in the range)/;
const SAVE = /^(?:PDF speichern|Save PDF)$/;
const SEND = /^(?:Senden|Send)$/;
const ALL = /^(?:Alle Stammartikel dazu|Add all regular products)$/;
const CLEAR = /^(?:Liste leeren|Clear the list)$/;
const CLOSE = /^(?:Meldung schließen|Close message)$/;

test('LAB-1: what is no longer sold is not printed, the regular products are added, and the labels come by mail', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const me = OWNERS[isMobile ? 'phone' : 'wide'];
  const address = `etiketten-${randomUUID()}@gasthof.example`;
  const query = `customerId=${me.customerId}`;
  await signOnAs(page, me, '/my/label-prints');
  await page.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
  const main = page.getByRole('main');
  const listed = async () => entries(await call(page, me, 'GET', `/t/${me.tenant}/my/label-skus?${query}`));
  const check = await call(page, me, 'GET', `/t/${me.tenant}/my/labels/check-for-inactive-products?${query}`);
  const [inactive] = entries(check, 'inactive').map((one) => String(member(one, 'sku')));
  const printable = entries(check, 'printable').map((one) => String(member(one, 'sku')));
  expect(inactive).toBeDefined();

  const notice = main.getByText(GONE);
  await expect(notice).toBeVisible();
  await expectNoOverflow(page);
  await expectWholeAccessible(page);
  const asked = page.waitForRequest((request) => request.url().includes('/my/labels/generate'));
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: SAVE }).click();
  const pairs = entries((await asked).postDataJSON());
  expect(pairs.map((pair) => String(member(pair, 'sku'))).toSorted()).toEqual(printable.toSorted());
  const printed = pdfText(await readFile(await (await saved).path()));
  expect(printed).not.toContain(inactive);

  // The list is cleared, the message of it closed: now it is empty for good.
  await main.getByRole('button', { name: CLEAR }).click();
  await page.getByRole('button', { name: CLOSE }).last().click();
  await expect.poll(listed).toEqual([]);
  await expect(notice).toBeHidden();

  await main.getByRole('button', { name: ALL }).click();
  await expect(page.getByText(/^\d+ (?:Stammartikel dazugekommen|regular products? added)$/)).toBeVisible();
  const all = await listed();
  expect(all.length).toBeGreaterThan(20);
  expect(all).not.toContain(inactive);
  await expect(
    main.getByText(new RegExp(`^${all.length} (?:Artikel|products) · ${all.length} (?:Etiketten|labels)$`)),
  ).toBeVisible();
  await expectNoOverflow(page);

  // Once more adds nothing.
  await main.getByRole('button', { name: ALL }).click();
  await expect(
    page.getByText(/^(?:Alle Stammartikel stehen schon auf|All regular products are on) /),
  ).toBeVisible();

  await call(page, me, 'PUT', `/user/labelMail?mail=${encodeURIComponent(address)}`);
  await main.getByRole('button', { name: /^(?:Per E-Mail senden|Send by e-mail)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(address, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(
    page.getByText(/^(?:Die Etiketten sind unterwegs|The labels are on their way)$/),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  const mails = () => caughtMails(page, { to: address, subject: /Etiketten|labels/ });
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1);
  expect((await mails())[0]).toMatch(new RegExp(`\\b${all.length} (?:Etiketten|labels)`));

  // As it was.
  await call(page, me, 'DELETE', `/user/labelMail?mail=${encodeURIComponent(address)}`);
  await call(page, me, 'DELETE', `/t/${me.tenant}/my/labels?${query}`);
  for (const sku of [...printable, inactive ?? ''])
    await call(page, me, 'POST', `/t/${me.tenant}/my/labels/${sku}?${query}`);
});
