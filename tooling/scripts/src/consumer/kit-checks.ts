import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../bootstrap/find-browser.mjs';
import { numberAt, textAt } from './answers';
import type { OtherProject } from './other-project';

/** What a page may pay for the kit, gzip in bytes, without React: the provider with order control and card, and one button more. */
const LIMITS = { page: 90_000, button: 12_000 } as const;

/** The colour of the theme's brand, which a page has only if sheet, classes and theme arrive. */
const BRAND = 'rgb(2, 93, 146)';

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Measures what pages of another project start with.
 *
 * @throws Error when that is more than agreed
 */
export const checkSizes = ({ ask }: OtherProject): string => {
  const sizes: unknown = JSON.parse(ask('node', ['measure.mjs']));
  for (const [part, limit] of Object.entries(LIMITS)) {
    const size = numberAt(sizes, part);
    if (size > limit) throw new Error(`the kit's ${part} costs ${kb(size)}, at most ${kb(limit)} are agreed`);
  }
  return `card and order control ${kb(numberAt(sizes, 'page'))}, a button ${kb(numberAt(sizes, 'button'))} above the provider`;
};

/**
 * Draws a button in plain Node.
 *
 * @throws Error when it is not there, or React is another than installed
 */
export const checkServer = ({ ask }: OtherProject, react: string): void => {
  const answer: unknown = JSON.parse(ask('node', ['server.mjs']));
  if (textAt(answer, 'version') !== react)
    throw new Error(`React is ${textAt(answer, 'version')}, not ${react}`);
  if (!textAt(answer, 'html').startsWith('<button')) throw new Error('no button was drawn in Node');
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Looks at a built page in a browser: its button has the brand's colour, its drawing has come. Without a browser nothing
 * is looked at.
 *
 * @param folder of the built page
 * @param screenshot file
 * @throws Error when it looks like anything else
 */
export const checkLook = async (folder: string, page: string, screenshot: string): Promise<boolean> => {
  const found = findBrowser();
  if (found === undefined) return false;
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(folder, new URL(url, 'http://localhost').pathname);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch({
    ...(found.executable !== undefined && { executablePath: found.executable }),
    chromiumSandbox: false,
  });
  try {
    const shown = await browser.newPage({ viewport: { width: 390, height: 500 } });
    const faults: string[] = [];
    shown.on('pageerror', ({ message }) => faults.push(message));
    shown.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await shown.goto(`http://localhost:${port}/${page}`);
    const button = shown.getByRole('button', { name: 'In den Warenkorb', exact: true });
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (color !== BRAND) faults.push(`the button is ${color}, not ${BRAND}`);
    await shown.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
    await shown.screenshot({ path: screenshot });
    if (faults.length > 0) throw new Error(`the page of another project: ${faults.join('; ')}`);
    return true;
  } finally {
    await browser.close();
    server.close();
  }
};
