import { type BrowserContext, chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { meanAmounts } from '../shop/mean-amounts';

/** A browser with a profile of its own, which can be killed as a crash or an empty battery would. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly kill: () => Promise<void>;
}

/**
 * Starts a browser on a profile; what a killed one has left there is found again.
 *
 * @param profile folder of the profile
 * @param switches of Chromium, beside those every browser of a journey has
 */
export const startBrowser = async (
  profile: string,
  switches: readonly string[] = [],
): Promise<KillableBrowser> => {
  const executable = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...switches,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const found = /DevTools listening on (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.once('exit', () => {
      reject(new Error('The browser has not started'));
    });
  });
  const connected = await chromium.connectOverCDP(address);
  const [context] = connected.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  await meanAmounts(context);
  return {
    context,
    kill: async () => {
      const isOver = once(browser, 'exit');
      browser.kill('SIGKILL');
      await isOver;
      await connected.close();
    },
  };
};
