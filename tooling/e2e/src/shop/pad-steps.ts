import type { Locator, Page } from '@playwright/test';
import { call, emptyCart, entries, type Line, member } from './cart-call';
import type { Orderer } from './orderers';
import { expect, originOf } from './shop-test';
import { signOnAs } from './sign-on-as';

/** More than anybody has. */
const MOST_NOTIFICATIONS = 20;

/** Patience for a pad that asks and draws hundreds of rows on a loaded machine. */
const FOR_MANY_ROWS = { timeout: 30_000 };

/** Says how many lines a list brought, once the pad has taken them. */
export const expectArrived = (page: Page, count: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^${count} (?:Zeilen? eingefügt|lines? added)`))).toBeVisible(
    FOR_MANY_ROWS,
  );

/** So many lines of the pad can go into the cart as they are. */
export const expectReady = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`${count} (?:bereit|ready)`) })).toBeVisible(
    FOR_MANY_ROWS,
  );

/** So many lines of the pad were guessed and wait to be confirmed; confirms all of them, as they are of one kind. */
export const confirmAlike = async (page: Page, count: number): Promise<void> => {
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`${count} (?:zu bestätigen|to confirm)`) }),
  ).toBeVisible(FOR_MANY_ROWS);
  await page
    .getByRole('button', {
      name: new RegExp(`^(?:Alle ${count} dieser Art bestätigen|Confirm all ${count} like this)$`),
    })
    .first()
    .click();
};

/** The pad tells that so many of its lines are in the cart. */
export const expectInCart = (page: Page, count: number): Promise<void> =>
  expect(
    page.getByText(
      new RegExp(`^${count} (?:Zeilen? lieg(?:t|en) im Warenkorb|lines? (?:is|are) in the cart)`),
    ),
  ).toBeVisible(FOR_MANY_ROWS);

/** The button that puts so many lines into the cart. */
export const fillButton = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${count} (?:Zeilen? in den Warenkorb|lines? to cart)`) });

/** Opens the pad of a customer whose cart is empty and who has read what is urgent. */
export const openPad = async (page: Page, who: Orderer): Promise<void> => {
  await signOnAs(page, who, '/flyers');
  await emptyCart(page, who);
  const urgent = `/t/${who.tenant}/customers/${who.customerId}/user/notifications/urgent`;
  for (let read = 0; read < MOST_NOTIFICATIONS; read += 1) {
    const id = member(await call(page, who, 'GET', urgent), 'mostRecentUnread', 'id');
    if (id === undefined) break;
    await call(page, who, 'PUT', '/user/notifications/mark-read', [id]);
  }
  await page.goto(`${originOf(who.host)}/order-pad`);
  await expect(page.getByRole('grid')).toBeVisible();
};

/** How lines are told beside what the backend has: "3 Ktn" by article. */
export const describeLines = (
  lines: readonly Pick<Line, 'sku' | 'amount' | 'unitAbbreviation'>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map(({ sku, amount, unitAbbreviation }) => [sku, `${amount} ${unitAbbreviation}`]),
  );

/** Waits until the backend has exactly these lines in the cart, see {@link told}. */
export const expectStored = async (
  page: Page,
  who: Orderer,
  lines: Readonly<Record<string, string>>,
): Promise<void> => {
  const stored = async () =>
    Object.fromEntries(
      entries(
        await call(page, who, 'GET', `/t/${who.tenant}/my/shopping-cart/${who.customerId}`),
        'items',
      ).map((item) => [
        String(member(item, 'sku')),
        `${String(member(item, 'amount'))} ${String(member(item, 'unitAbbreviation'))}`,
      ]),
    );
  await expect.poll(stored, FOR_MANY_ROWS).toEqual(lines);
};
