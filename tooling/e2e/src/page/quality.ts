import { expect, test as base, type Page } from '@playwright/test';
import { violationsOn } from './axe';
import { WCAG } from './wcag';

/** Frames in a row without motion: what is about to move has begun by then, a dialog takes two to do so. */
const CALM_FRAMES = 5;

/**
 * Waits until nothing moves that comes to an end: what fades in is pale until it is there, and what slides in is not
 * where it will be. What turns or breathes for as long as it is seen, or goes with the scrolling, is not waited for.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const isMoving = () =>
          document
            .getAnimations()
            .some(
              ({ playState, timeline, effect }) =>
                playState === 'running' &&
                timeline === document.timeline &&
                Number.isFinite(effect?.getComputedTiming().endTime),
            );
        let calm = 0;
        const look = () => {
          calm = isMoving() ? 0 : calm + 1;
          if (calm === frames) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    CALM_FRAMES,
  );

/** No violation of WCAG 2.2 A and AA on the page as it stands, as soon as nothing moves. */
export const expectAccessible = async (page: Page) => {
  await untilStill(page);
  // What passes is not listed: on a long page that takes longer than finding it.
  const violations = await violationsOn(page, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: [...WCAG] },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
};

/**
 * No accessibility violation on the whole page, seen at once. In a window of usual height a header or a bar that stays
 * in view covers a part of some row, and what is left of its field counts as a small target.
 */
export const expectWholeAccessible = async (page: Page) => {
  const usual = page.viewportSize();
  if (usual === null) throw new Error('The page has no window');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: usual.width, height: Math.max(usual.height, height) });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessible(page);
  await page.setViewportSize(usual);
};

/** Nothing sticks out of the page sideways. */
export const expectNoOverflow = async (page: Page) => {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
};

/** A test that fails when the page reports an error, a policy violation or a failed request. */
export const test = base.extend<{ quietPage: Page }>({
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await use(page);
    expect(complaints).toEqual([]);
  },
});
