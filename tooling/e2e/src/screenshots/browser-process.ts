import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../../packages/ui/scripts/chromium.js';
import { within } from './within';

/** A browser that can be ended also when it does not answer any more. */
export interface BrowserProcess {
  readonly browser: Browser;
  /** Resolves when it is gone, or does not go: what is left of it holds nothing up. */
  readonly end: () => Promise<void>;
}

/** Longest waits in milliseconds. Playwright waits for a connection, and for the end of a process, without a limit. */
const START_MS = 60_000;
const END_MS = 20_000;

/** A camera for whoever scans, which need not be allowed first: it pictures no barcode. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts a browser. */
export const startBrowser = async (): Promise<BrowserProcess> => {
  const args = [...launchOptions.args, ...CAMERA];
  const server = await chromium.launchServer({ ...launchOptions, args, timeout: START_MS });
  const end = (): Promise<void> =>
    within(END_MS, 'the end of a browser', server.kill()).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
    });
  try {
    return { browser: await chromium.connect(server.wsEndpoint(), { timeout: START_MS }), end };
  } catch (error) {
    await end();
    throw error;
  }
};
