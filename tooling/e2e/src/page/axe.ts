import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    /** Since axe was brought into the page. */
    readonly axe: typeof axe;
  }
}

/** Half of what axe takes unshortened: a browser reads it anew in every page. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands. Its code comes into a page once, however often it looks: bringing and
 * reading it takes longer than many a look. No page here has frames.
 */
export const violationsOn = async (page: Page, options: axe.RunOptions): Promise<readonly axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations;
  }, options);
};
