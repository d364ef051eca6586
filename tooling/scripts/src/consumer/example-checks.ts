import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { root } from '../workspace-folders';
import { checkNextSite, type NextBundler } from './next-checks';
import { otherProject } from './other-project';
import { freePort, startProgram } from './running-program';
import { serveFolder, showPage } from './show-page';

/** A word on the shelves of the demonstration. */
const WANTED = 'milch';

/** Waits for products that are shown as entries of a list. */
const products = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('searchbox').fill(WANTED);
  await page.getByRole('listitem').getByText(/milch/i).first().waitFor();
  return [];
};

/** Somebody of the demonstration who orders. */
const BUYER = 'az100001';

/** Signs in, and puts a product into the cart, which is there on the next page as well. */
const orders = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.locator('#user').fill(BUYER);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  await page.getByRole('link', { name: /^Warenkorb \(\d+\)$/ }).waitFor();
  await products(page);
  const name =
    (await page.getByRole('listitem').getByRole('link', { name: /milch/i }).first().textContent()) ?? '';
  // By its name, for the list of the next answer takes the place of this one.
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const held = item.getByRole('status');
  const before = await held.textContent();
  const kept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/my/shopping-cart') && answer.ok(),
  );
  await item.getByRole('button', { name: /in den Warenkorb$/ }).click();
  const after = await held.textContent();
  await kept;
  await page.reload();
  await products(page);
  await held.getByText(after ?? '', { exact: true }).waitFor();
  return before === after ? [`the cart shows ${after ?? 'nothing'} after something was added`] : [];
};

/** Waits for what a site recommends, and for what the shop's search suggests; then shuts that again. */
const partsOfShop = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Diese Woche empfohlen' }).getByRole('listitem').first().waitFor();
  await page.getByRole('link', { name: 'Anmelden' }).first().waitFor();
  await page.getByRole('combobox').fill(WANTED);
  await page.getByRole('row').getByText(/milch/i).first().waitFor();
  await page.getByRole('combobox').press('Escape');
};

/** Looks at content of the shop: its sheets have come along when its frame is what blocks measure themselves by. */
const partsAndContent = async (page: Page): Promise<readonly string[]> => {
  await partsOfShop(page);
  const block = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
  await block.waitFor();
  const isStyled = await block.evaluate((heading) => {
    for (let place = heading.parentElement; place !== null; place = place.parentElement)
      if (getComputedStyle(place).containerType === 'inline-size') return true;
    return false;
  });
  return isStyled ? [] : ['content of the shop is shown without its sheets'];
};

interface Places {
  readonly script: string;
  readonly site: string;
  readonly next: string;
  readonly shots: string;
}

/** Runs what has the backend at its own origin. */
const runAgainst = async (
  origin: string,
  { script, site, next, shots }: Places,
  bundlers: readonly NextBundler[],
): Promise<number> => {
  const lines = otherProject(script, { ORIGIN: origin }).ask('node', ['prices.mjs', WANTED]).split('\n');
  if (lines.length < 2) throw new Error(`node-script found nothing: ${lines.join('\n')}`);
  const port = await freePort();
  const stop = await startProgram({
    folder: site,
    args: [
      path.join(site, '../../node_modules/vite/bin/vite.js'),
      'preview',
      '--port',
      String(port),
      '--strictPort',
    ],
    environment: { BACKEND: origin },
    ready: 'Local:',
  });
  try {
    await showPage(`http://localhost:${port}/`, partsAndContent, path.join(shots, 'example-vite-site.png'));
  } finally {
    await stop();
  }
  for (const bundler of bundlers) await checkNextSite({ folder: next, origin, shots, bundler });
  return lines.length - 1;
};

/**
 * Checks the types of the examples, builds them and runs them against a backend with the demonstration's data, with the
 * packages another project has installed.
 *
 * @param folder of that project
 * @param shots where screenshots go
 * @param bundlers which of Next's are tried
 * @throws Error when one of them does not do what it is there for
 */
export const checkExamples = async (
  folder: string,
  shots: string,
  bundlers: readonly NextBundler[],
): Promise<string> => {
  // Inside the project, whose packages they find as their own.
  const examples = path.join(folder, 'examples');
  cpSync(path.join(root, 'examples'), examples, { recursive: true });
  const script = path.join(examples, 'node-script');
  const vanilla = path.join(examples, 'vanilla-page');
  const site = path.join(examples, 'vite-site');
  const next = path.join(examples, 'next-site');
  for (const example of [script, vanilla, site]) otherProject(example).run('npx', ['--no-install', 'tsc']);
  otherProject(site).run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error']);
  symlinkSync(path.join(folder, 'node_modules'), path.join(vanilla, 'node_modules'));

  const data = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-examples-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const page = await serveFolder(vanilla);
  const ownPage = await serveFolder(vanilla, origin);
  const stop = await startProgram({
    folder: data,
    args: [path.join(root, 'apps/backend/dist/server.js')],
    environment: {
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ALLOWED_ORIGINS: JSON.stringify({ AZ: [page.origin] }),
      // Who signs in comes back to the site that passes the shop's paths on.
      PUBLIC_ORIGIN: ownPage.origin,
    },
    ready: 'Shop: http',
  });
  try {
    const address = `${page.origin}/?shop=${encodeURIComponent(origin)}`;
    await showPage(address, products, path.join(shots, 'example-vanilla-page.png'));
    await showPage(`${ownPage.origin}/`, orders, path.join(shots, 'example-vanilla-page-cart.png'));
    const lines = await runAgainst(origin, { script, site, next, shots }, bundlers);
    return `examples: node-script printed ${lines} products; vanilla-page, vite-site and next-site (${bundlers.join(', ')}) found some, and one was ordered`;
  } finally {
    await stop();
    page.stop();
    ownPage.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
