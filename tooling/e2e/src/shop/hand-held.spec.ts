import { expectAccessible, expectNoOverflow } from '../page/quality';
import { findLines } from './cart-call';
import { deviceOrderer } from './orderers';
import {
  confirmAlike,
  expectArrived,
  expectInCart,
  expectReady,
  expectStored,
  fillButton,
  openPad,
  describeLines,
} from './pad-steps';
import { expect, originOf, test } from './shop-test';

const UNKNOWN = '999999999';

test('the list of a hand-held device comes in by its own door, is resolved, and goes to the cart', async ({
  page,
}) => {
  const who = deviceOrderer();
  await openPad(page, who);
  // Of these a single piece may be ordered.
  const [once, twice, counted] = (await findLines(page, who, 300)).filter(({ amount }) => amount === 2);
  if (once === undefined || twice === undefined || counted === undefined)
    throw new Error('There is nothing to scan');
  await page.getByRole('button', { name: /^(?:Handgerät|Hand-held)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /Liste vom Handgerät|List from the hand-held/ });
  await expect(dialog).toContainText(/Ein Code ohne Menge ist ein Stück|without an amount is one piece/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  // A line for each scan; where the buyer typed an amount, it stands beside the code.
  const scans = [once.sku, twice.sku, `${counted.sku};7`, UNKNOWN, twice.sku];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'LISTE.TXT', mimeType: 'text/plain', buffer: Buffer.from(scans.join('\r\n')) });
  await expectArrived(page, 5);
  await expect(dialog).toBeHidden();
  // A device names no units.
  await confirmAlike(page, 4);
  await expectReady(page, 4);
  await expect(page.locator('[data-state="OPEN"]')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await fillButton(page, 4).click();
  await expectInCart(page, 4);
  await expectStored(
    page,
    who,
    describeLines([
      { ...once, amount: 1 },
      { ...twice, amount: 2 },
      { ...counted, amount: 7 },
    ]),
  );
  // What no article answers to stays, and is not lost.
  await expect(page.getByRole('grid').getByRole('textbox').first()).toHaveValue(UNKNOWN);

  await page.goto(`${originOf(who.host)}/checkout`);
  for (const [{ sku }, amount] of [
    [once, '1'],
    [twice, '2'],
    [counted, '7'],
  ] as const)
    await expect(page.locator(`[id="line-${sku}"]`).getByRole('textbox')).toHaveValue(amount);
});
