import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  createTestApp,
  hasPdfChecker,
  createFakeClock,
  openQuickStore,
  pdfFaults,
  type TestAnswer,
  type TestApp,
} from '../testing';
import {
  labelFaults,
  longList,
  DOCUMENT_KINDS,
  documentIssues,
  seedLongAssortment,
  seedLongPapers,
  readPaper,
  TEXT_KINDS,
  textFaults,
  type LongPapers,
} from '../testing/papers';

/** Many pages; the most a list may have are tried before a release. */
const LINES = Number(process.env['PAPER_LINES'] ?? 2_500);
const LOCALE = 'de-AT';
const MEGABYTE = 2 ** 20;
/** Faults a failure shows: one mistake makes thousands. */
const SHOWN = 20;

describe(`papers of ${LINES} lines`, () => {
  let store: Store;
  let shop: TestApp;
  let papers: LongPapers;
  let isChecked: boolean;

  beforeAll(async () => {
    isChecked = await hasPdfChecker();
    store = await openQuickStore();
    shop = await createTestApp(store, createFakeClock());
    await store.asSystem((queries) => seedLongAssortment(queries, LINES));
    papers = await store.asSystem((queries) => seedLongPapers(queries, LINES));
  }, 600_000);
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  /** Calls, and prints what it took. */
  const measured = async (name: string, call: () => Promise<TestAnswer>): Promise<Buffer> => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    let most = process.memoryUsage().rss;
    const before = most;
    const sampler = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 50);
    delay.enable();
    const start = performance.now();
    const answer = await call();
    const took = performance.now() - start;
    delay.disable();
    clearInterval(sampler);
    const longest = delay.max / 1e6;
    const pages = answer.bytes.toString('latin1').split('/Type /Page\n').length - 1;
    process.stdout.write(
      `${name}: ${LINES} lines on ${pages} pages in ${Math.round(took)} ms, ${Math.round(answer.bytes.length / 1024)} KiB; ` +
        `memory grew by ${Math.round((most - before) / MEGABYTE)} MiB to ${Math.round(most / MEGABYTE)} MiB; requests waited ${Math.round(longest)} ms at most\n`,
    );
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(isChecked ? await pdfFaults(answer.bytes) : '').toBe('');
    return answer.bytes;
  };

  it.each(DOCUMENT_KINDS.map((kind) => [kind.name, kind] as const))(
    '%s: each row once',
    async (name, kind) => {
      const bytes = await measured(name, () => kind.call(shop, papers, LOCALE));
      expect(documentIssues(readPaper(bytes), kind.expected(papers, LOCALE), LOCALE).slice(0, SHOWN)).toEqual(
        [],
      );
    },
  );

  it.each(TEXT_KINDS.map((kind) => [kind.name, kind] as const))('%s: each line once', async (name, kind) => {
    const bytes = await measured(name, () => kind.call(shop, papers, LOCALE));
    const expected = { count: LINES, title: kind.titles[LOCALE], locale: LOCALE } as const;
    expect(textFaults(readPaper(bytes), expected).slice(0, SHOWN)).toEqual([]);
  });

  it('labels: each once', async () => {
    const { userId, customerId } = papers;
    const pairs = longList(LINES).map(({ sku }) => ({ sku, amount: 1 }));
    const bytes = await measured('labels', () =>
      shop.call('generateLabels', { tenant: 'AZ', customerId, pairs }, { userId, tenant: 'AZ' }),
    );
    expect(labelFaults(bytes, LINES, LOCALE).slice(0, SHOWN)).toEqual([]);
  });
});
