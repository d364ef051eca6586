import type { Page } from '@playwright/test';
import type { ScenePage } from './scene-page';
import { within } from './within';

const LONGEST_MS = 15_000;

/**
 * Nothing is loading any more, as far as the page and the pages framed in it say and show. Without named functions
 * within: the page does not know what tsx marks those with.
 */
const isComplete = (): boolean =>
  [document, ...[...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)].every(
    (page) =>
      page === null ||
      (page.querySelector('#root > *, body:not(:has(#root)) > *') !== null &&
        page.querySelector('[aria-busy=true]') === null &&
        [...page.querySelectorAll('[class*=_bone_]')].every((bone) => !bone.checkVisibility()) &&
        [...page.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
        page.fonts.status === 'loaded'),
  );

/** Waits until a page and the pages framed in it are drawn. */
export const awaitComplete = async (page: Page): Promise<void> => {
  await page.waitForFunction(isComplete, undefined, { timeout: LONGEST_MS });
};

/** What the page does when it has nothing better to do is begun. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 3000 });
      }),
  );

/** Waits until a page has all it asked for, also in its idle time, and is drawn. */
export const waitForIdle = async (
  { page, quiet }: Pick<ScenePage, 'page' | 'quiet'>,
  ready = 'main h1',
): Promise<void> => {
  await page.locator(ready).first().waitFor({ timeout: LONGEST_MS });
  await quiet();
  await within(LONGEST_MS, 'idle time', idle(page));
  await quiet();
  await awaitComplete(page);
  await quiet();
};
