import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a program on PATH.
 *
 * @param {string} name
 * @param {string} [searchPath]
 * @returns {string | undefined}
 */
export const findOnPath = (name, searchPath = process.env['PATH'] ?? '') =>
  searchPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => isExecutable(file));

/** Where Playwright keeps the browsers a person has installed with it. */
const playwrightFolder = () => {
  const named = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (named !== undefined) return named;
  switch (process.platform) {
    case 'darwin':
      return path.join(os.homedir(), 'Library/Caches/ms-playwright');
    case 'win32':
      return path.join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright');
    default:
      return path.join(os.homedir(), '.cache/ms-playwright');
  }
};

const hasPlaywrightChromium = () =>
  existsSync(playwrightFolder()) &&
  readdirSync(playwrightFolder()).some((name) => name.startsWith('chromium'));

/**
 * The browser the journeys run in: CHROMIUM_PATH, else the system's, else Playwright's own.
 *
 * @returns {{ executable?: string } | undefined} undefined when there is none; without `executable`, Playwright knows where its own is
 */
export const findBrowser = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isExecutable(named) ? { executable: named } : undefined;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const executable = findOnPath(name);
    if (executable !== undefined) return { executable };
  }
  return hasPlaywrightChromium() ? {} : undefined;
};

/**
 * Chromium's shell for tests, in which journeys take a third less time, if the machine has it. It keeps no profile and
 * shows no papers: beside it there is always the browser itself.
 *
 * @returns {string | undefined}
 */
export const findShell = () => {
  // Whoever names a browser wants that one.
  const named = process.env['CHROMIUM_PATH'] ?? '';
  return named === '' ? findOnPath('chromium-headless-shell') : undefined;
};
