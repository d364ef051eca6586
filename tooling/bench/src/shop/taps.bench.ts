/**
 * How soon a phone answers what a thumb does, with its processor four times slower: typing an amount into a row, opening
 * the filters and a group of them, opening the cart. The built shop in Chromium; the duration of each interaction is the
 * browser's own (event timing, what INP is made of), from the touch to the painted answer. ROUNDS (10), SLOWER (4)
 */
import os from 'node:os';
import type { Page } from 'playwright';
import { BUYER, signOnAsBuyer } from './buyer';
import { interactionsOf, watchInteractions } from './interactions';
import { withBuiltShop } from './with-built-shop';

const ROUNDS = Number(process.env['ROUNDS'] ?? 10);
const SLOWER = Number(process.env['SLOWER'] ?? 4);
/** The first of each compiles what the others use, and stays in the figure of the slowest. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

type Jobs = ReadonlyMap<string, number[]>;

const atMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const goThrough = async (page: Page, origin: string, times: Jobs): Promise<void> => {
  /** Does something once, and notes how long the slowest of its interactions took. */
  const timed = async (job: string, task: () => Promise<void>): Promise<void> => {
    await interactionsOf(page);
    await task();
    times.get(job)?.push(Math.max(0, ...(await interactionsOf(page))));
  };
  await page.goto(`${origin}/search`);
  const main = page.getByRole('main');
  const amount = main.getByRole('listitem').getByRole('textbox').first();
  await amount.waitFor();
  await watchInteractions(page);
  await timed('an amount typed', async () => {
    await amount.tap();
    await page.keyboard.type('12');
  });
  await timed('filters opened', async () => {
    await main.getByRole('button', { name: /^Filter/ }).tap();
    await page.getByRole('dialog').waitFor();
  });
  await timed('a group of filters opened', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { expanded: false })
      .filter({ visible: true })
      .first()
      .tap();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await timed('the cart opened', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Korb|Warenkorb/ })
      .last()
      .tap();
    await page.getByRole('heading', { level: 1, name: /Warenkorb/ }).waitFor();
  });
};

await withBuiltShop(async (desk, origin) => {
  const browser = desk.context().browser();
  if (browser === null) throw new Error('There is no browser to open a phone in');
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signOnAsBuyer(page, origin, `/search`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: Jobs = new Map(
    ['an amount typed', 'filters opened', 'a group of filters opened', 'the cart opened'].map((job) => [
      job,
      [],
    ]),
  );
  for (let round = 0; round < ROUNDS; round += 1) await goThrough(page, origin, times);
  process.stdout.write(
    `${BUYER.user} on a phone ${SLOWER} times slower, ${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ` +
      `${new Date().toISOString().slice(0, 10)}, ${ROUNDS} rounds, milliseconds to the painted answer, median and slowest:\n`,
  );
  for (const [job, found] of times)
    process.stdout.write(`${job}: ${atMedian(found).toFixed(0)}, ${Math.max(...found).toFixed(0)}\n`);
  await context.close();
});
