import { describe, expect, it } from 'vitest';
import { writePdf } from '../../pdf';
import { documentIssues } from './check-document';
import { readPaper } from './paper-faults';

const text = (words: string, x: number, y: number) => ({
  text: words,
  noWrap: true,
  absolutePosition: { x, y },
  fontSize: 10,
});

const page = async (content: Parameters<typeof writePdf>[0]['content']) =>
  readPaper(Buffer.from(await writePdf({ content, defaultStyle: { font: 'Roboto' } })));

describe('what is wrong with a paper is found:', () => {
  it('letters and shapes off the page', async () => {
    const { faults } = await page([text('Links', 2, 300), text('Rechts', 580, 300), text('Mitte', 200, 300)]);
    expect(faults.map((fault) => fault.slice(0, 16))).toEqual(['page 1: "Links" ', 'page 1: "Rechts"']);
    const canvas = [{ type: 'rect' as const, x: 0, y: 0, w: 700, h: 9, color: 'red' }];
    expect((await page([{ canvas }])).faults).toHaveLength(1);
  });

  it('letters on letters', async () => {
    const { faults } = await page([text('Ein langer Name', 60, 200), text('€ 3,00', 90, 202)]);
    expect(faults.join()).toContain('stands on');
    expect((await page([text('Name', 60, 200), text('€ 3,00', 90, 200)])).faults).toEqual([]);
  });

  it('rows that are missing, there twice, or have the figures of others; pages without head, title and number', async () => {
    const paper = await page([
      text('Nr. 1. Käse 2 ST € 3,00', 60, 200),
      text('100001', 60, 212),
      text('Nr. 2. Brot 1 ST € 1,00', 60, 240),
      text('Nr. 2. Brot 1 ST € 1,00', 60, 280),
    ]);
    const row = (place: number, figures: string) => ({
      sku: `10000${place}`,
      mark: `Nr. ${place}.`,
      figures,
    });
    const rows = [row(1, '2 ST € 4,00'), row(2, '1 ST € 1,00'), row(3, '')];
    expect(
      documentIssues(paper, { title: 'Liste', head: 'Artikel Menge', rows, total: '€ 7,00' }, 'de-AT'),
    ).toEqual([
      'page 1 numbered  instead of 1 of 1',
      'page 1 has no title above it',
      'page 1 has rows without a head',
      'Nr. 1. has not "2 ST € 4,00" but "Nr. 1. Käse 2 ST € 3,00"',
      'Nr. 2. is there 2 times',
      'Nr. 3. is there 0 times',
      'Nr. 3. has not "" but ""',
      '100002 is there 0 times',
      '100003 is there 0 times',
      'the total is there 0 times',
    ]);
  });
});
