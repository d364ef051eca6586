/**
 * What the jobs of a buyer's morning cost in clicks or taps, keys and pixels scrolled, from the start page to the cart as it is
 * to be ordered: done in the built shop at three widths. ORIGIN: of a shop that runs.
 */
import type { Browser, Page } from 'playwright';
import { type CountingHand, countingHand } from './counting-hand';
import { withBuiltShop } from './with-built-shop';

const WIDTHS = [1440, 1024, 390];
const WIDEST_PHONE = 600;
const CHANGES = 5;
/** Has a history, templates and stock-takings in the demonstration. */
const BUYER = { user: 'az100001', customer: '48213' };

type Job = (page: Page, hand: CountingHand) => Promise<void>;

const toCart = async (page: Page): Promise<void> => {
  await page.locator('li[id^="line-"]').first().waitFor();
};

const changeAmounts = async (page: Page, hand: CountingHand): Promise<void> => {
  const amounts = page.locator('li[id^="line-"] input[inputmode]');
  for (let change = 0; change < CHANGES; change += 1)
    await hand.type(amounts.nth(change * 2), String(change + 2));
};

const JOBS: Readonly<Record<string, Job>> = {
  [`repeat the last order, ${CHANGES} amounts changed`]: async (page, hand) => {
    await hand.press(page.getByRole('link', { name: /Letzte Bestellung wiederholen|Nochmals bestellen/ }));
    const add = page.getByRole('dialog').getByRole('button', { name: /in den Warenkorb|in den Korb/ });
    await add.or(page.locator('li[id^="line-"]').first()).first().waitFor();
    if (await add.isVisible()) await hand.press(add);
    await toCart(page);
    await changeAmounts(page, hand);
  },
  'take what is likely today': async (page, hand) => {
    await hand.press(page.getByRole('button', { name: /^\d+ in den Korb$/ }));
    await hand.press(page.getByRole('link', { name: 'Zum Warenkorb' }).last());
    await toCart(page);
  },
  'take the regulars that are due': async (page, hand) => {
    await hand.press(page.getByRole('main').getByRole('link', { name: /^Stammartikel/ }));
    await hand.press(page.getByRole('button', { name: 'In den Korb', exact: true }));
    await hand.press(page.getByRole('link', { name: 'Zum Warenkorb' }).last());
    await toCart(page);
  },
};

const signOn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth/redirect?target=%2F`);
  await page.locator('#user').fill(BUYER.user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  await page.getByRole('heading', { level: 1, name: 'Mein Tag' }).waitFor();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
};

const measure = async (browser: Browser, origin: string, width: number, job: Job): Promise<string> => {
  const isPhone = width <= WIDEST_PHONE;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const url = new URL(origin).origin;
  await context.addCookies([
    { name: 'customer', value: BUYER.customer, url, sameSite: 'Strict' },
    { name: 'locale', value: 'de-AT', url },
  ]);
  const page = await context.newPage();
  const hand = await countingHand(page, isPhone);
  await signOn(page, origin);
  await job(page, hand);
  const { presses, keys, scrolled } = await hand.counts();
  await context.close();
  return `${presses} ${isPhone ? 'taps' : 'clicks'}, ${keys} keys, ${scrolled} px`;
};

await withBuiltShop(async (page, origin) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('No browser');
  for (const [name, job] of Object.entries(JOBS))
    for (const width of WIDTHS)
      process.stdout.write(`${name}, ${width} px: ${await measure(browser, origin, width, job)}\n`);
});
