import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../bootstrap/find-browser.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Paths that a site for those who are signed in passes on, those of signing on inside the demonstration among them. */
const SHOP_PATH = /^\/(?:v1|auth|media|oidc)\//;

/** Hands a question on as it is, for the host the browser asked. */
const passOn = (incoming: IncomingMessage, response: ServerResponse, backend: string): void => {
  const { url = '/', method = 'GET', headers } = incoming;
  const outgoing = request(new URL(url, backend), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that is left takes its streams along.
  response.once('close', () => outgoing.destroy());
  outgoing.once('error', () => response.destroy());
  incoming.pipe(outgoing);
};

/**
 * Serves the files of a folder at an origin of its own, until it is stopped.
 *
 * @param backend where the shop's paths are passed on to; they are files like the others if missing
 */
export const serveFolder = async (
  folder: string,
  backend?: string,
): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (backend !== undefined && SHOP_PATH.test(pathname)) {
      passOn(incoming, response, backend);
      return;
    }
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** How a page is opened. */
interface Opened {
  /** Without scripts a page is what its server has drawn. */
  readonly withScripts?: boolean;
}

const TOLD = new Set(['error', 'warning']);

/**
 * Opens a page in a browser and takes a picture of it. Without a browser nothing is looked at.
 *
 * @param look at what is shown; answers what is wrong with it
 * @param screenshot file
 * @throws Error with everything that is wrong, errors and warnings of the page included
 */
export const showPage = async (
  address: string,
  look: (page: Page) => Promise<readonly string[]>,
  screenshot: string,
  { withScripts = true }: Opened = {},
): Promise<void> => {
  const found = findBrowser();
  if (found === undefined) return;
  const browser = await chromium.launch({
    ...(found.executable !== undefined && { executablePath: found.executable }),
    chromiumSandbox: false,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 500 },
      javaScriptEnabled: withScripts,
    });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (TOLD.has(message.type())) faults.push(message.text());
    });
    await page.goto(address);
    // What never came is told with what the page said meanwhile, which is mostly why.
    faults.push(...(await look(page).catch((error: unknown) => [String(error)])));
    await page.screenshot({ path: screenshot });
    if (faults.length > 0) throw new Error(`the page of another project: ${faults.join('; ')}`);
  } finally {
    await browser.close();
  }
};
