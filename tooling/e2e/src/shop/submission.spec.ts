import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/quality';
import { call, findLines, member, putLines, removeLine } from './cart-call';
import { confirmedNumber, goToDelivery, orderButton, orderedLines, sentOrders } from './checkout-steps';
import { type Orderer, buyer } from './orderers';
import { returnAfterExpiry } from './expired-session';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';

/** How many orders the backend has of a customer. */
const orderCount = async (page: Page, who: Orderer): Promise<number> => {
  const path = `/effective-customers/${who.tenant}/${who.customerId}/orders/overview`;
  return Number(member(await call(page, who, 'GET', path), 'page', 'totalElements'));
};

test.describe('a colleague who changes the cart while it is ordered', () => {
  // The page is kept from hearing of it before the backend tells.
  test.use({ expectedComplaints: [/\/live|ERR_FAILED|409/] });

  test('what differs from what the buyer saw is shown line by line, and ordered when he agrees', async ({
    page,
  }) => {
    const who = buyer('differences');
    await signOnAs(page, who, '/flyers');
    const lines = await findLines(page, who, 6, { queryString: 'butter' });
    await putLines(
      page,
      who,
      lines.map((line) => ({ ...line, amount: line.amount + 20 })),
    );
    await page.route('**/live', (route) => route.abort());
    await goToDelivery(page);
    const before = await orderCount(page, who);
    const [changed, removed] = lines;
    if (changed === undefined || removed === undefined) throw new Error('There is nothing to order');
    const orders = sentOrders(page);
    await page.route('**/submit', async (route) => {
      await page.unroute('**/submit');
      await putLines(page, who, [{ ...changed, amount: changed.amount + 25 }]);
      await removeLine(page, who, removed);
      await route.continue();
    });
    await orderButton(page).click();
    await expect(page.getByText(/Es wurde noch nichts bestellt|Nothing has been ordered yet/)).toBeVisible();
    const rows = page.getByRole('main').getByRole('table').getByRole('row');
    const now = new RegExp(`(?<!\\d)${changed.amount + 25}(?!\\d)`);
    // The amount first, then what it makes of the sum.
    const amountRow = rows.filter({ has: page.getByText(changed.name, { exact: true }) }).first();
    await expect(amountRow.getByRole('cell').last()).toHaveText(String(changed.amount + 25));
    await expect(rows.filter({ has: page.getByText(removed.name, { exact: true }) })).toContainText(
      /nicht mehr im Warenkorb|no longer in the cart/,
    );
    await expectAccessible(page);
    expect(await orderCount(page, who)).toBe(before);
    await page.getByRole('button', { name: /Einverstanden|Agree and order/ }).click();
    const number = await confirmedNumber(page);
    const ordered = await orderedLines(page, number);
    await expect(ordered.filter({ has: page.getByText(changed.name, { exact: true }) })).toContainText(now);
    await expect(ordered).toHaveCount(lines.length - 1);
    await expect(ordered.filter({ has: page.getByText(removed.name, { exact: true }) })).toHaveCount(0);
    expect(await orderCount(page, who)).toBe(before + 1);
    // The same order, sent again with the buyer's agreement.
    expect(orders).toHaveLength(2);
    expect(new Set(orders).size).toBe(1);
  });
});

test.describe('an answer that is lost', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/ERR_|Failed to fetch/] });

  test('is asked for again, over a reload, and nothing is ordered twice', async ({ page }) => {
    const who = buyer('lost answer');
    await signOnAs(page, who, '/flyers');
    const lines = await findLines(page, who, 4, { queryString: 'milch' });
    await putLines(
      page,
      who,
      lines.map((line) => ({ ...line, amount: line.amount + 30 })),
    );
    await goToDelivery(page);
    const before = await orderCount(page, who);
    const orders = sentOrders(page);
    // The order arrives, its answer does not. The route stays: one taken away while a request is on its way hides it.
    let isLost = true;
    let arrived = 0;
    await page.route('**/submit', async (route) => {
      if (!isLost) {
        await route.continue();
        return;
      }
      await route.fetch();
      arrived += 1;
      await route.abort('connectionreset');
    });
    await orderButton(page).click();
    await expect.poll(() => arrived).toBeGreaterThan(0);
    await expect(page.getByText(/wird geprüft|is being checked/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/wird geprüft|is being checked/).first()).toBeVisible();
    isLost = false;
    const number = await confirmedNumber(page);
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders).size).toBe(1);
    await page.goto(`${originOf()}/checkout`);
    await expect(page.getByRole('heading', { name: /Warenkorb ist leer|cart is empty/ })).toBeVisible();
    expect(number).toMatch(/^\d+$/);
    expect(await orderCount(page, who)).toBe(before + 1);
  });
});

test.describe('a session that expires in the middle of an order', { tag: '@once' }, () => {
  // What the page asks before it leaves for the sign-on is refused.
  test.use({ expectedComplaints: [/^40[13]: |status of 40[13]\b/] });

  test('SES-10: after the sign-on everything typed is there, and the order goes through', async ({
    page,
  }) => {
    const who = buyer('expired session');
    await signOnAs(page, who, '/flyers');
    const lines = await findLines(page, who, 4, { queryString: 'käse' });
    await putLines(
      page,
      who,
      lines.map((line) => ({ ...line, amount: line.amount + 20 })),
    );
    await goToDelivery(page);
    const note = page.getByRole('textbox', { name: /Hinweis an die Zustellung|Note/ });
    await note.fill('Bitte beim Hintereingang läuten');
    await note.blur();
    await returnAfterExpiry(page);
    await page.locator('#user').fill(who.user);
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await expect(page).toHaveURL(/\/checkout\/delivery$/);
    await expect(note).toHaveValue('Bitte beim Hintereingang läuten');
    const orders = sentOrders(page);
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect(page.getByRole('main')).toContainText('Bitte beim Hintereingang läuten');
    expect(new Set(orders).size).toBe(1);
  });
});
