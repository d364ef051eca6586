import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import type { Paper, PaperRow } from '../papers';
import { pdfPages } from '../testing';
import { renderPaper } from '../rendering';

const LINES = 10_000;
/** On a busy machine; alone it takes some seconds. */
const MOST_MS = 120_000;
/** Requests may not wait longer than this for a paper that is being set. */
const MOST_DELAY_MS = 2_000;

describe('a paper of ten thousand lines', () => {
  const rows = Array.from({ length: LINES }, (_, place): PaperRow => [
    { text: `Käse Nr. ${place}.`, notes: ['100100'] },
    `${place} Stk`,
  ]);
  const paper: Paper = {
    language: 'de-AT',
    letterhead: { shop: 'Großhandel', mark: '', address: [] },
    title: 'Liste',
    blocks: [
      {
        kind: 'TABLE',
        table: {
          columns: [
            { heading: 'Artikel', width: '*' },
            { heading: 'Menge', width: 80, align: 'RIGHT' },
          ],
          rows,
        },
      },
      { kind: 'SUMS', sums: [{ label: 'Gesamt', text: '€ 471,35' }] },
    ],
  };

  it('holds each once, with its head on every page, in bounded time, and holds up nobody', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const start = performance.now();
    const bytes = await renderPaper(paper);
    const took = performance.now() - start;
    delay.disable();
    const longest = delay.max / 1e6;
    const pages = pdfPages(Buffer.from(bytes));
    process.stdout.write(
      `${LINES} lines on ${pages.length} pages: ${Math.round(took)} ms, ${Math.round(bytes.length / 1024)} KiB, requests waited ${Math.round(longest)} ms at most\n`,
    );
    expect(took).toBeLessThan(MOST_MS);
    expect(longest).toBeLessThan(MOST_DELAY_MS);
    const found = pages.join('\n').match(/Käse Nr\. \d+\./g) ?? [];
    expect(found).toHaveLength(LINES);
    expect(new Set(found).size).toBe(LINES);
    expect(pages.join('\n').split('€ 471,35')).toHaveLength(2);
    for (const [place, page] of pages.entries()) {
      expect(page.includes('Menge')).toBe(page.includes('Käse Nr.'));
      expect(page).toContain(`Seite ${place + 1} von ${pages.length}`);
    }
  });
});
