/**
 * How soon an edit answers in a cart of 500 lines: the built shop in Chromium, from the Enter to the painted sums, medians.
 * Ends with 1 where the cart's sum takes more than 100 ms, by the clock and of the processor. EDITS (30)
 */
import { BUYER, buyerCalls, orderableLines, signOnAsBuyer } from './buyer';
import { measureEdits } from './measure-edits';
import { withBuiltShop } from './with-built-shop';

const LINES = 500;
const EDITS = Number(process.env['EDITS'] ?? 30);

await withBuiltShop(async (page, origin) => {
  const call = await buyerCalls(origin);
  const search = `/products/search?customerId=${BUYER.customer}`;
  const lines = await orderableLines(call, search, LINES, (least) => least + 1);
  await call('PUT', `/my/shopping-cart-items/${BUYER.customer}`, lines);
  await signOnAsBuyer(page, origin, '/checkout');
  await page.locator('[data-kind="total"] dd').waitFor();
  // A buyer who has looked through the whole cart: every line is drawn.
  const rows = page.locator('li[id^="line-"]');
  while ((await rows.count()) < LINES) await rows.last().scrollIntoViewIfNeeded();
  await rows.first().scrollIntoViewIfNeeded();
  await rows.nth(3).getByRole('textbox').first().click();
  await measureEdits(page, `An edit in a cart of ${LINES} lines`, EDITS);
});
