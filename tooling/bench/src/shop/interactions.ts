import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Milliseconds of the interactions since they were last asked for. */
    interactionTimes?: number[];
  }
}

/** Begins to note, in the page as it stands, how long each interaction took until its answer was painted. */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.interactionTimes = [];
    const wanted = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          window.interactionTimes?.push(entry.duration);
    }).observe(wanted);
  });

/** What was noted since the last time, once the page has painted everything; what took less than 16 ms is not noted. */
export const interactionsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        // Entries are handed out after the frame that shows the answer.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              resolve(window.interactionTimes?.splice(0) ?? []);
            }, 100),
          ),
        );
      }),
  );
