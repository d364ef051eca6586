import { expectAccessible, expectNoOverflow } from '../page/quality';
import { member } from '../shop/cart-call';
import type { Orderer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { fairAddress } from './fair-address';
import { emptyFairCart, fairLines } from './fair-cart';
import { AUTUMN } from './fairs';

/** Who ordered in the days the fair adds up: one for each screen, so that they do not share a cart. */
const BUYERS: Readonly<Record<'phone' | 'wide', Orderer>> = {
  wide: { user: 'az100001', tenant: 'AZ', host: 'localhost', customerId: '48213' },
  phone: { user: 'az100002', tenant: 'AZ', host: 'localhost', customerId: '48303' },
};

const UNDO = /^(?:Rückgängig|Undo)$/;

test('FAI-2: what was ordered last year is ordered again in place, row by row and all that is marked', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const me = BUYERS[isMobile ? 'phone' : 'wide'];
  await signOnAs(page, me, '/privacy-preferences');
  await emptyFairCart(page, me, AUTUMN);
  await page.goto(fairAddress(AUTUMN, 'quantity-history'));
  const list = page.getByRole('list', { name: /^(?:Mengen je Liefertermin|Amounts by delivery date)$/ });
  const rows = list.getByRole('listitem');
  await expect(rows.nth(2)).toBeVisible({ timeout: 20_000 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  const amounts = async () =>
    (await fairLines(page, me, AUTUMN)).map((line) => Number(member(line, 'amount')));

  // As much as then, with one tap: the button says how much.
  const earlier = rows.first().getByRole('button', { name: /übernehmen|^Take over/ });
  const [then = ''] = /\d+/.exec(await earlier.innerText()) ?? [];
  await earlier.click();
  await expect.poll(amounts).toEqual([Number(then)]);
  await page.getByRole('button', { name: UNDO }).click();
  await expect.poll(amounts).toEqual([]);

  // Another amount, typed on one of the dates.
  const typed = rows.nth(1).getByRole('textbox').first();
  await typed.fill('36');
  await typed.press('Enter');
  await expect.poll(amounts).toEqual([36]);

  for (const row of [0, 2]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: /^2 (?:wie Vorjahr|as last year)$/ }).click();
  await expect.poll(async () => (await amounts()).length).toBe(3);
  expect(await amounts()).toContain(Number(then));
  await page.reload();
  await expect(rows.nth(1).getByRole('textbox').first()).toHaveValue('36');
});
