import { describe, expect, it } from 'vitest';
import { writePdf } from '../pdf';
import { pdfPages } from '../testing';
import type { DocumentLayout } from './document-layout';
import { toPdfDefinition } from './to-pdf-definition';
import type { PaperRow } from './layout-table';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

const paper = (rows: readonly PaperRow[], more: Partial<DocumentLayout> = {}): DocumentLayout => ({
  language: 'de-AT',
  letterhead: { shop: 'Großhandel Öl', mark: MARK, address: ['Flugplatzstraße 12', '5700 Zell am See'] },
  title: 'Lieferschein LS7',
  footer: 'Stand: 20. November 2026',
  blocks: [
    { kind: 'FACTS', facts: [{ label: 'Kunde', text: 'Žlutý kůň, Ψωμί' }] },
    {
      kind: 'TABLE',
      table: {
        heading: 'Lieferung am Freitag',
        columns: [
          { heading: 'Artikel', width: '*' },
          { heading: 'Menge', width: 80, align: 'RIGHT' },
        ],
        rows,
      },
    },
    { kind: 'SUMS', sums: [{ label: 'Gesamt', text: '€ 471,35' }] },
    { kind: 'NOTES', notes: ['Alle Preise exkl. USt.'] },
  ],
  ...more,
});

const lines = (count: number): readonly PaperRow[] =>
  Array.from({ length: count }, (_, place) => [
    { text: `Käse Nr. ${place}.`, notes: [`(${100_000 + place})`] },
    `${place} Stk`,
  ]);

const setPages = async (written: DocumentLayout) =>
  pdfPages(Buffer.from(await writePdf(toPdfDefinition(written))));

const occurrences = (pages: readonly string[], part: string): number =>
  pages.join('\n').split(part).length - 1;

describe('a paper of the shop', () => {
  it.each([1, 40])('of %i lines holds each once, and its head and number on every page', async (count) => {
    const pages = await setPages(paper(lines(count)));
    for (let place = 0; place < count; place += 1)
      expect(occurrences(pages, `Käse Nr. ${place}.`), `line ${place}`).toBe(1);
    expect(occurrences(pages, '€ 471,35')).toBe(1);
    expect(pages.length).toBeGreaterThan(count / 30);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain('Großhandel Öl');
      expect(page).toContain('Lieferschein LS7');
      expect(page).toContain('Flugplatzstraße 12 · 5700 Zell am See');
      expect(page).toContain(`Seite ${place + 1} von ${pages.length}`);
      expect(page.includes('Menge')).toBe(page.includes('Käse Nr.'));
      expect(page.includes('Lieferung am Freitag')).toBe(page.includes('Käse Nr.'));
    }
  });

  it('keeps a group’s heading with its first line wherever the page ends', async () => {
    const groups = Array.from({ length: 60 }, (_, group): readonly PaperRow[] => [
      { heading: `Gruppe ${group}.` },
      ...Array.from({ length: (group % 5) + 1 }, (__, line): PaperRow => [`Artikel ${group}/${line}.`, '1']),
    ]).flat();
    const pages = await setPages(paper(groups));
    expect(pages.length).toBeGreaterThan(3);
    for (let group = 0; group < 60; group += 1) {
      const page = pages.find((text) => text.includes(`Gruppe ${group}.`));
      expect(page).toContain(`Artikel ${group}/0.`);
    }
  });

  // As many lines as leave room below them for the sums, but not for all that is said about them.
  it.each([17, 18, 38])('keeps what is said about the sums with them, below %i lines', async (count) => {
    const notes = ['Alle Preise exkl. USt.', 'Nach Gewicht abgerechnet.', 'Mit Alkohol.'];
    const blocks = paper(lines(count)).blocks.map((block) =>
      block.kind === 'NOTES' ? { ...block, notes } : block,
    );
    const pages = await setPages(paper([], { blocks }));
    expect(pages.find((page) => page.includes('€ 471,35'))).toContain('Mit Alkohol.');
  });

  it('speaks the language of its texts, embeds every letter and names itself', async () => {
    const bytes = Buffer.from(await writePdf(toPdfDefinition(paper(lines(1), { language: 'en-GB' }))));
    expect(pdfPages(bytes)[0]).toContain('Page 1 of 1');
    expect(pdfPages(bytes)[0]).toContain('Žlutý kůň, Ψωμί');
    expect(bytes.toString('latin1')).toContain('/Lang (en-GB)');
  });

  it('sets pictures of both kinds', async () => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const rows: readonly PaperRow[] = [
      [{ picture: 'mark' }, 'Erster'],
      [{ picture: 'png' }, 'Zweiter'],
      [{ picture: '' }, 'Dritter'],
    ];
    const [page] = await setPages(paper(rows, { pictures: { mark: MARK, png } }));
    for (const name of ['Erster', 'Zweiter', 'Dritter']) expect(page).toContain(name);
  });
});
