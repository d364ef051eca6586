/** How far the list goes on with each frame in pixels: four rows, as a strong flick does. */
const STEP = 240;
const FRAMES = 480;

/**
 * Scrolls the list of the page from its top, frame by frame; runs inside the page.
 *
 * @returns the time of each frame in milliseconds
 */
export const scrollInPage = async ({
  step,
  frames,
}: {
  readonly step: number;
  readonly frames: number;
}): Promise<readonly number[]> => {
  const list = document.querySelector('[role="list"], [role="grid"]');
  const scroller = list?.parentElement;
  if (!scroller || scroller.scrollHeight < step * frames) throw new Error('The list is too short');
  const times: number[] = [];
  let before = performance.now();
  for (let count = 0; count < frames; count += 1) {
    scroller.scrollTop += step;
    // Written here and not as a function of its own: names of functions do not reach the page.
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    times.push(now - before);
    before = now;
  }
  return times;
};

/** What the function in the page takes. */
export const scrollPlan = { step: STEP, frames: FRAMES } as const;
