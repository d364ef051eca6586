import { emptyCart, findLines, headersOf, putLines } from '../shop/cart-call';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

test('what happens in a cart passes the web server as it happens', async ({ page }) => {
  const me = buyer('fair worker');
  await signOnAs(page, me, '/privacy-preferences');
  await emptyCart(page, me);
  const lines = await findLines(page, me, 1, { queryString: 'butter' });
  const leaving = new AbortController();
  const live = await fetch(`${originOf()}/v1/t/${me.tenant}/my/shopping-cart/${me.customerId}/live`, {
    headers: await headersOf(page, me),
    signal: leaving.signal,
  });
  expect(live.headers.get('content-type')).toBe('text/event-stream');
  let heard = '';
  const listen = async (): Promise<void> => {
    const words = new TextDecoder();
    for await (const chunk of live.body ?? []) heard += words.decode(chunk, { stream: true });
  };
  const listening = listen().catch(() => undefined);
  await expect.poll(() => heard).toContain(': open');
  await putLines(page, me, lines);
  // Held back, it would come with the next kilobytes or with the end.
  await expect.poll(() => heard).toContain('data:');
  leaving.abort();
  await listening;
});
