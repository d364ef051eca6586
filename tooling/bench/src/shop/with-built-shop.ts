import { freePort, runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The built apps with the demonstration's data: those that run at ORIGIN, or else of their own. */
const startShop = async (): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> => {
  const running = process.env['ORIGIN'];
  if (running !== undefined) return { origin: running, stop: () => Promise.resolve() };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-bench-'));
  const server = await runServer({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: String(await freePort()),
  });
  return {
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts the built apps, and a page of a desktop that looks at them. */
export const withBuiltShop = async (task: (page: Page, origin: string) => Promise<void>): Promise<void> => {
  const shop = await startShop();
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    await task(await browser.newPage({ viewport: { width: 1440, height: 900 } }), shop.origin);
  } finally {
    await browser.close();
    await shop.stop();
  }
};
