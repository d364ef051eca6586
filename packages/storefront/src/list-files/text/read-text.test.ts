import Papa from 'papaparse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListFile, sourceOf } from '../read-list-file';
import { parsePaste } from '../parse-paste';
import { joinMultilineCells } from './join-multiline-cells';

const read = async (text: string) => sourceOf(await parsePaste(text));

describe('a list as text', () => {
  it('stays as it is, but for its line ends and letters that nothing takes', async () => {
    expect(await read('a;1\r\nb;2\rc;3\u0085d;4\u2028e;5\fend\u001a\u0000')).toBe(
      'a;1\nb;2\nc;3\nd;4\ne;5\nend',
    );
    expect(await read('Käse \ud83e;3')).toBe('Käse \ufffd;3');
    expect(await read('Käse 🧀;3')).toBe('Käse 🧀;3');
  });

  it.each([
    [
      '373326|3|Ktn\n145576|2|Kübel',
      [
        ['373326', '3', 'Ktn'],
        ['145576', '2', 'Kübel'],
      ],
    ],
    [
      'Nummer | Menge\n-------|------\n373326 | 3',
      [
        ['Nummer', 'Menge'],
        ['373326', '3'],
      ],
    ],
    [
      '+---+---+\n| a | b |\n+---+---+\n| 373326 | 3 |\n+---+---+',
      [
        ['a', 'b'],
        ['373326', '3'],
      ],
    ],
    [
      'Gasthof Muster\n|Nr|Menge|\n|:--|--:|\n|373326|3|',
      [['Gasthof Muster'], ['Nr', 'Menge'], ['373326', '3']],
    ],
    ['373326||3', [['373326', '', '3']]],
    ['"373326"|"3"', [['373326', '3']]],
  ])('is a table between strokes: %j', async (text, rows) => {
    expect(await read(text)).toEqual(rows);
  });

  it.each([
    '373326;3;A|B\n145576;2\n142616;1',
    '373326\tSenf | Glas\t3\n145576\tÖl | Kübel\t2',
    'bitte 3 Ktn | Tomaten\nund 2 kg Butter\nDanke',
    '',
  ])('is none for a stroke or two: %j', async (text) => {
    expect(await read(text)).toBe(text);
  });

  it('of strokes comes back as its cells were', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...Array.from('aäß 0123,.')), maxLength: 8 })
      .map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constant('1'), cell, cell, fc.constant('x')), { minLength: 1, maxLength: 6 }),
        async (rows) => {
          expect(await read(rows.map((row) => row.join('|')).join('\n'))).toEqual(rows);
          expect(await read(rows.map((row) => `| ${row.join(' | ')} |`).join('\r\n'))).toEqual(rows);
        },
      ),
    );
  });

  it('that is the bytes of something else is not read', async () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, place) => (place * 7919 + (place >> 3) * 31) % 32);
    expect(await readListFile(new File([noise], 'liste.csv'))).toEqual({
      kind: 'UNREADABLE',
      reason: 'UNKNOWN',
    });
    for (const start of [
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff, 0xe0],
      [0x1f, 0x8b, 8, 0],
    ])
      expect(await readListFile(new File([Uint8Array.from(start)], 'liste.txt'))).toMatchObject({
        reason: 'UNKNOWN',
      });
    expect(await readListFile(new File([' \r\n '], 'liste.txt'))).toMatchObject({ reason: 'EMPTY' });
    expect(await readListFile(new File([new Uint8Array(10_000_001)], 'liste.txt'))).toMatchObject({
      reason: 'TOO_LARGE',
    });
  });
});

describe('joinMultilineCells', () => {
  it('joins the lines of a cell', async () => {
    expect(await joinMultilineCells('4711\t"Obers\n36 %; ""süß"""\t3\n4712\tMehl\t1')).toBe(
      '4711\t"Obers 36 %; ""süß"""\t3\n4712\tMehl\t1',
    );
  });

  it.each([
    '4711;3\n4712;4',
    '4711;"Senf; scharf";3',
    '"Rohr;3\n4711;2',
    '4711;Blech 12" rund;3\n4712;Rohr 3";1',
  ])('leaves %j alone', async (text) => {
    expect(await joinMultilineCells(text)).toBe(text);
  });

  it('joins what a spreadsheet wrote, in any separator', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...Array.from('aä"\n;,\t 12')), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constant('1'), cell, cell), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\t', ';', ','),
        async (rows, delimiter) => {
          const joined = await joinMultilineCells(
            Papa.unparse(rows, { delimiter, newline: '\n', quotes: true }),
          );
          expect(joined.split('\n')).toHaveLength(rows.length);
        },
      ),
    );
  });
});
