import { execFileSync } from 'node:child_process';

const onPath = () => {
  try {
    return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  } catch {
    // Playwright's own browser, if it has been installed.
    return undefined;
  }
};

const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? onPath();

/** How to launch the browser: CHROMIUM_SHELL_PATH (the shell for tests), else CHROMIUM_PATH, else chromium on PATH, else Playwright's own. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  chromiumSandbox: false,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
  ],
};
