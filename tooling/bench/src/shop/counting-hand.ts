import type { Locator, Page } from 'playwright';

/** What a job costs the one who does it. */
interface HandCounts {
  /** Clicks of a mouse, on a phone taps. */
  readonly presses: number;
  readonly keys: number;
  /** Pixels the page was scrolled by. */
  readonly scrolled: number;
}

/** Does a job in a page as a person does, and counts what it takes. */
export interface CountingHand {
  readonly press: (target: Locator) => Promise<void>;
  /** Types digits into a field and ends with Enter. */
  readonly type: (target: Locator, digits: string) => Promise<void>;
  readonly counts: () => Promise<HandCounts>;
}

declare global {
  // Where the page tells how far it was scrolled.
  var noteScroll: (pixels: number) => void;
}

/** Kept beside the page, because a navigation takes what is in it away. */
const countScrolls = async (page: Page): Promise<() => number> => {
  let scrolled = 0;
  await page.exposeFunction('noteScroll', (pixels: number) => {
    scrolled += pixels;
  });
  await page.addInitScript(() => {
    let before = 0;
    addEventListener('scroll', () => {
      const moved = Math.abs(scrollY - before);
      before = scrollY;
      globalThis.noteScroll(moved);
    });
  });
  return () => Math.round(scrolled);
};

/** Counts from now on. */
export const countingHand = async (page: Page, touches: boolean): Promise<CountingHand> => {
  const scrolled = await countScrolls(page);
  let presses = 0;
  let keys = 0;
  const press = async (target: Locator): Promise<void> => {
    await target.waitFor();
    await (touches ? target.tap() : target.click());
    presses += 1;
  };
  return {
    press,
    type: async (target, digits) => {
      await press(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(digits);
      await page.keyboard.press('Enter');
      // A press into an amount marks it: nobody has to do that himself.
      keys += digits.length + 1;
    },
    counts: () => Promise.resolve({ presses, keys, scrolled: scrolled() }),
  };
};
