import { describe, expect, it } from 'vitest';
import { writePdf } from '../pdf';
import { readPaper } from '../testing/papers';
import type { DocumentLayout } from './document-layout';
import { toPdfDefinition } from './to-pdf-definition';
import type { PaperRow } from './layout-table';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(12);

const paper = (rows: readonly PaperRow[], more: Partial<DocumentLayout> = {}): DocumentLayout => ({
  language: 'de-AT',
  letterhead: { shop: 'Großhandel', mark: MARK, address: ['Dorfplatz 1', '5700 Zell am See'] },
  title: 'Bestellung 7',
  blocks: [
    {
      kind: 'TABLE',
      table: {
        columns: [
          { heading: 'Artikel', width: '*' },
          { heading: 'Menge', width: 60, align: 'RIGHT' },
          { heading: 'Summe', width: 85, align: 'RIGHT' },
        ],
        rows,
      },
    },
  ],
  ...more,
});

const read = async (written: DocumentLayout) =>
  readPaper(Buffer.from(await writePdf(toPdfDefinition(written))));

const numbered = (count: number, word: string): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${word} ${place}.`);

describe('a paper', () => {
  it('holds a row that is higher than a page whole, in parts that follow each other', async () => {
    const notes = [numbered(300, 'Hinweis').join('\n'), ...numbered(200, 'Charge')];
    const { pages, faults } = await read(
      paper([
        ['Erster', '1', '€ 1,00'],
        { heading: 'Gruppe' },
        [{ text: 'Hoher', notes }, '2', '€ 2,00'],
        ['Letzter', '3', '€ 3,00'],
      ]),
    );
    const lines = pages.flatMap((page) => page.lines);
    expect(lines.filter((line) => /^(Hinweis|Charge) \d/.test(line))).toEqual([
      ...numbered(300, 'Hinweis'),
      ...numbered(200, 'Charge'),
    ]);
    expect(lines.filter((line) => line === 'Hoher 2 € 2,00')).toHaveLength(1);
    expect(lines.at(-1)).toBe('Letzter 3 € 3,00');
    expect(pages.length).toBeGreaterThan(7);
    for (const page of pages) expect(page.lines).toContain('Artikel Menge Summe');
    expect(faults).toEqual([]);
  });

  it('stays on its pages whatever it is given: words without end, figures wider than their column', async () => {
    const facts = [
      { label: 'Anmerkung', text: WORD },
      { label: 'Kundenbezeichnungsfeldbeschriftung', text: numbered(120, 'Zeile').join('\n') },
    ];
    const { pages, faults } = await read(
      paper([], {
        heading: WORD,
        title: WORD.slice(0, 100),
        blocks: [
          { kind: 'FACTS', facts },
          ...paper([
            { heading: WORD },
            [{ text: WORD, notes: [WORD] }, '99.999 Großkartonagen', 'ca. € 123.456.789.012,34'],
            ['Zweiter', '1', '€ 2,00'],
          ]).blocks,
          { kind: 'SUMS', sums: [{ label: WORD, text: '€ 1.234.567.890.123,45', isTotal: true }] },
          { kind: 'NOTES', notes: [WORD] },
        ],
      }),
    );
    expect(faults).toEqual([]);
    expect(pages.flatMap((page) => page.lines).join(' ')).toContain('Zeile 119.');
  });

  it('draws a picture once however often it shows it, and each at its place', async () => {
    const image = (path: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#0a0"/></linearGradient></defs><path fill="url(#g)" d="${path.repeat(40)}"/></svg>`;
    const rows = (count: number): readonly PaperRow[] =>
      Array.from({ length: count }, (_, place) => [{ picture: String(place % 2) }, `Artikel ${place}`, '1']);
    const columns = [
      { heading: '', width: 36 },
      { heading: 'Artikel', width: '*' },
      { heading: 'Menge', width: 60 },
    ] as const;
    const written = (count: number): DocumentLayout =>
      paper([], {
        blocks: [{ kind: 'TABLE', table: { columns, rows: rows(count) } }],
        pictures: { 0: image('M0 0h320v320H0z'), 1: image('M9 9h99v99H9z') },
      });
    const bytes = Buffer.from(await writePdf(toPdfDefinition(written(200))));
    const { faults } = readPaper(bytes);
    expect(faults).toEqual([]);
    const text = bytes.toString('latin1');
    // The mark above each page and two pictures.
    expect(text.split('/Subtype /Form').length - 1).toBe(3);
    expect(text.split('/ShadingType 2').length - 1).toBeLessThan(5);
  });
});
