import type { CDPSession, Page } from 'playwright';

/** Milliseconds of the processor that a page has worked, by what it did. */
export interface PageWork {
  readonly all: number;
  readonly scripts: number;
  readonly styles: number;
  readonly layout: number;
}

const workOf = async (session: CDPSession): Promise<PageWork> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (part: string): number => 1000 * (metrics.find(({ name }) => name === part)?.value ?? 0);
  return {
    all: of('TaskDuration'),
    scripts: of('ScriptDuration'),
    styles: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
};

/** Watches a page's work; each call of what it answers tells the work since the call before. */
export const watchWork = async (page: Page): Promise<() => Promise<PageWork>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = await workOf(session);
  return async () => {
    const now = await workOf(session);
    const work = {
      all: now.all - before.all,
      scripts: now.scripts - before.scripts,
      styles: now.styles - before.styles,
      layout: now.layout - before.layout,
    };
    before = now;
    return work;
  };
};
