import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pdfText } from '../../../../apps/backend/src/testing/pdf-text';
import { withoutBlanks } from '../page/printed-text';
import { call, entries, findLines, member } from '../shop/cart-call';
import { combination } from '../shop/combination';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

/** Well above the middle of a line, in pixels. */
const ABOVE = 40;
/** Where the list begins in the window while a line is dragged, in pixels: away from where the page would scroll along. */
const BEGINS = 170;

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  return box;
};

/** Takes a line by its handle, pulls it above the first one until that has made way, and lets it go. */
const dragToTop = async (page: Page, rows: Locator, from: number): Promise<void> => {
  const middleOf = async (index: number) => {
    const handle = rows.nth(index).getByRole('button', { name: /verschieben, Platz|^Move .*place/ });
    const { x, y, width, height } = await boxOf(handle);
    return { x: x + width / 2, y: y + height / 2 };
  };
  await rows.first().evaluate((row, begins) => {
    scrollBy(0, row.getBoundingClientRect().top - begins);
  }, BEGINS);
  const start = await middleOf(from);
  const end = await middleOf(0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y - ABOVE, { steps: 12 });
  const isOnTop = async () => (await boxOf(rows.nth(from))).y < (await boxOf(rows.first())).y;
  await expect.poll(isOnTop).toBe(true);
  await page.mouse.up();
};

test('a line dragged with the mouse stays where it was let go, and the PDF lists the lines in that order', async ({
  page,
}) => {
  test.slow();
  const me = buyer('dragged template');
  const name = `Regal ${combination()}`;
  const templates = `/t/${me.tenant}/my/order-templates`;
  const query = `?customerId=${me.customerId}`;
  await signOnAs(page, me, '/privacy-preferences');
  const lines = await findLines(page, me, 4, { queryString: 'joghurt' });
  const made = await call(page, me, 'POST', templates + query, {
    name,
    orderTemplateItems: lines.map(({ sku, amount, unitAbbreviation }, position) => ({
      productSku: sku,
      amount,
      unit: unitAbbreviation,
      position,
    })),
  });
  const id = String(member(made, 'id'));
  await page.goto(`${originOf()}/my/ordertemplates/${id}`);
  const list = page.getByRole('list', { name: /^(?:Artikel der Vorlage|Products of the template)$/ });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(lines.length);
  await page.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
  await page.getByRole('button', { name: /^(?:Bearbeiten|Edit)$/ }).click();

  const moved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/order-templates/'),
  );
  await dragToTop(page, rows, 2);
  const moveThird = <T>([first, second, third, ...others]: readonly T[]): readonly (T | undefined)[] => [
    third,
    first,
    second,
    ...others,
  ];
  const wanted = moveThird(lines.map((line) => line.name)).map((line) => line ?? '');
  await expect(rows).toContainText(wanted);
  expect((await moved).status()).toBe(200);
  const stored = async () =>
    entries(await call(page, me, 'GET', `${templates}/${id}${query}`), 'orderTemplateItems').map((item) =>
      String(member(item, 'productSku')),
    );
  expect(await stored()).toEqual(moveThird(lines.map(({ sku }) => sku)));
  await page.reload();
  await expect(rows).toContainText(wanted);

  await page.getByRole('button', { name: /^(?:Vorlage als PDF|Template as PDF)$/ }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:PDF speichern|Save PDF)$/ })
    .click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const text = withoutBlanks(pdfText(bytes));
  expect(text).toContain(withoutBlanks(name));
  const places = wanted.map((line) => text.indexOf(withoutBlanks(line)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await call(page, me, 'DELETE', `${templates}/${id}${query}`);
});
