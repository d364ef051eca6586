import type { Page } from '@playwright/test';
import type { ScenePage } from './scene-page';
import { within } from './within';

const LONGEST_MS = 15_000;

/** Nothing is loading any more, as far as the page says and shows. */
const isComplete = (): boolean =>
  document.querySelector('[aria-busy=true]') === null &&
  [...document.querySelectorAll('[class*=_bone_]')].every((bone) => !bone.checkVisibility()) &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document.fonts.status === 'loaded';

/** What the page does when it has nothing better to do is begun. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 3000 });
      }),
  );

/** Waits until a page has all it asked for, also in its idle time, and is drawn. */
export const settle = async (
  { page, quiet }: Pick<ScenePage, 'page' | 'quiet'>,
  ready = 'main h1',
): Promise<void> => {
  await page.locator(ready).first().waitFor({ timeout: LONGEST_MS });
  await quiet();
  await within(LONGEST_MS, 'idle time', idle(page));
  await quiet();
  await page.waitForFunction(isComplete, undefined, { timeout: LONGEST_MS });
  await quiet();
};
