import { call, emptyCart, entries, member } from './cart-call';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { waitUntilUsableOffline } from './usable-offline';

const LINES = 8;

// Nothing in it depends on the screen.
test.describe('a page loaded again in the very moment of the last change', { tag: '@not-on-phones' }, () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|blocked by Playwright/],
  });

  test('has all that was typed, and the backend gets it once', async ({ page, context }) => {
    const me = buyer('reload at once');
    await signOnAs(page, me, '/flyers');
    await emptyCart(page, me);
    await page.goto('/search?query=joghurt');
    const amounts = page.getByRole('main').getByRole('textbox');
    await expect(amounts.nth(LINES)).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'customer', 'customers');
    await context.setOffline(true);
    const typed = Array.from({ length: LINES }, (_, line) => String(3 + line));
    // No disk is as fast as this: each change waits for the ones before it, and the page for none of them.
    await Promise.all([
      page.waitForEvent('load'),
      amounts.evaluateAll(async (fields, texts) => {
        for (const [line, text] of texts.entries()) {
          const field = fields[line];
          if (!(field instanceof HTMLInputElement)) throw new Error('There are fewer fields than changes');
          field.focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // What an event changes is drawn before the next one.
          await Promise.resolve();
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          );
        }
        location.reload();
      }, typed),
    ]);
    for (const [line, text] of typed.entries()) await expect(amounts.nth(line)).toHaveValue(text);
    await context.setOffline(false);
    await expect
      .poll(async () =>
        entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items')
          .map((item) => String(member(item, 'amount')))
          .toSorted(),
      )
      .toEqual(typed.toSorted());
  });
});
