import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../chromium.js';
import { serveStatic } from '../stories/serve-static';
import { buildPage } from './build-page';
import { mainThreadTasks } from './main-thread-tasks';
import { scrollInPage, scrollPlan } from './scroll-in-page';

/** A task longer than this delays what the buyer types, in milliseconds. */
const LONG_TASK_MS = 50;

/** What one run through a long list took; times in milliseconds. */
export interface ScrollRun {
  /** The longest task of the page's main thread by the clock, which other programs on the machine lengthen. */
  readonly longestTask: number;
  /** Tasks above 50 ms by the clock. */
  readonly longTasks: number;
  /** The longest task in time of the processor, which they do not. */
  readonly longestCpu: number;
  /** Tasks above 50 ms of the processor. */
  readonly longCpuTasks: number;
  /** Frames a second. */
  readonly framesPerSecond: number;
  /** What 95 of 100 frames took at most. */
  readonly frame95: number;
}

/** The lists that are measured: product rows, and the general table. */
export const SCROLLED = ['rows', 'table'] as const;

const scrollOnce = async (browser: Browser, url: string): Promise<ScrollRun> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(url);
  await page.getByRole('textbox').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const frames = await page.evaluate(scrollInPage, scrollPlan);
  const trace = await browser.stopTracing();
  await page.close();
  const tasks = mainThreadTasks(trace.toString('utf8'));
  const sorted = [...frames].sort((a, b) => a - b);
  return {
    longestTask: Math.max(...tasks.map(({ wall }) => wall)),
    longTasks: tasks.filter(({ wall }) => wall > LONG_TASK_MS).length,
    longestCpu: Math.max(...tasks.map(({ cpu }) => cpu)),
    longCpuTasks: tasks.filter(({ cpu }) => cpu > LONG_TASK_MS).length,
    framesPerSecond: (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0),
    frame95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
};

/**
 * Scrolls lists of 2,000 rows with order controls in a production build, each time in a new page, and watches the main
 * thread.
 *
 * @param runs how often each list
 */
export const measureScroll = async (
  runs: number,
): Promise<ReadonlyMap<(typeof SCROLLED)[number], readonly ScrollRun[]>> => {
  const folder = await mkdtemp(join(tmpdir(), 'scroll-'));
  await buildPage(folder);
  const server = await serveStatic(folder);
  const browser = await chromium.launch(launchOptions);
  try {
    const measured = new Map<(typeof SCROLLED)[number], readonly ScrollRun[]>();
    for (const list of SCROLLED) {
      const found: ScrollRun[] = [];
      for (let run = 0; run < runs; run += 1) {
        found.push(await scrollOnce(browser, `${server.url}/index.html#${list}`));
      }
      measured.set(list, found);
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};
