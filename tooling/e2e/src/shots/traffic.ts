import type { Page, Request } from '@playwright/test';

/** Longest wait in milliseconds: whatever takes longer is at fault. */
const LONGEST_MS = 20_000;

/** Changes of the cart are told by an answer that does not end. */
const isEndless = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream';

/** What a page has asked for and not got yet. */
export interface Traffic {
  /** Resolves when nothing is under way, and nothing has followed from what came last. */
  readonly quiet: () => Promise<void>;
}

/** Listens to what a page asks for; begin before it goes anywhere. */
export const watchTraffic = (page: Page): Traffic => {
  const underWay = new Set<Request>();
  const waiting = new Set<() => void>();
  const end = (request: Request): void => {
    underWay.delete(request);
    if (underWay.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  page.on('request', (request) => {
    if (!isEndless(request)) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const allAnswered = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        reject(new Error(`No answer: ${[...underWay].map((request) => request.url()).join(' ')}`));
      }, LONGEST_MS);
      waiting.add(() => {
        clearTimeout(limit);
        resolve();
      });
    });
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  return {
    quiet: async () => {
      do {
        if (underWay.size > 0) await allAnswered();
        await drawn();
      } while (underWay.size > 0);
    },
  };
};
