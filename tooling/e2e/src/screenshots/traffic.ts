import type { Page, Request } from '@playwright/test';
import { within } from './within';

/** Longest wait in milliseconds: whatever takes longer is at fault. */
const LONGEST_MS = 60_000;

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
    new Promise((resolve) => {
      waiting.add(resolve);
    });
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  /** Whatever is under way when somebody asks is named in the fault. */
  const names = (): string => [...underWay].map((request) => request.url()).join(' ');
  return {
    quiet: async () => {
      do {
        if (underWay.size > 0) await within(LONGEST_MS, `answers to ${names()}`, allAnswered());
        await within(LONGEST_MS, 'two frames', drawn());
      } while (underWay.size > 0);
    },
  };
};
