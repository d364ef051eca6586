import { describe, expect, it } from 'vitest';
import { readListFile } from '../read-list-file';

/** Letters at a place of a page, in points from its lower left corner. */
interface Written {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** Ends at its place instead of beginning there. */
  readonly isRight?: boolean;
}

/** Widths of the letters of Helvetica that the test writes, in thousandths of their size. */
const widthOf = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + (/[ ,.:il'|]/.test(letter) ? 278 : 556), 0) * size) / 1000;

const contentOf = (page: readonly Written[]): string =>
  page
    .map(({ x, y, text, size = 10, isRight = false }) => {
      const left = isRight ? x - widthOf(text, size) : x;
      return `BT /F1 ${size} Tf ${left.toFixed(2)} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
    })
    .join('\n');

/** A PDF of such pages, each letter a byte. */
const pdfOf = (pages: readonly (readonly Written[])[], more = ''): Uint8Array<ArrayBuffer> => {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, place) => `${4 + 2 * place} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, place) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * place} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = bodies.map((body, place) => {
    const at = file.length;
    file += `${place + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer << /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
};

const read = (bytes: Uint8Array<ArrayBuffer>) => readListFile(new File([bytes], 'bestellung.pdf'));

const rowsOf = async (pages: readonly (readonly Written[])[]) => {
  const reading = await read(pdfOf(pages));
  if (reading.kind !== 'READ') throw new Error(reading.reason);
  return reading.document.sheets?.[0]?.rows;
};

/** A table as papers have it: numbers and names to the left, figures to the right. */
const tableOf = (rows: readonly (readonly string[])[], top: number, pitch = 16): readonly Written[] =>
  rows.flatMap((cells, place) =>
    cells.flatMap((text, column): readonly Written[] =>
      text === ''
        ? []
        : [
            {
              x: [40, 110, 400, 420, 540][column] ?? 0,
              y: top - place * pitch,
              text,
              isRight: column === 2 || column === 4,
            },
          ],
    ),
  );

const HEAD = ['Art.Nr.', 'Bezeichnung', 'Menge', 'Einheit', 'Preis'];

describe('a PDF', () => {
  it('is read line by line, its columns as columns', async () => {
    const rows = [
      HEAD,
      ['373326', 'Paradeiser gesch\u00e4lt', '3', 'Ktn', '22,80'],
      ['145576', 'Mehl (Type 700) 25 kg', '', 'Sack', '1.204,15'],
      ['142616', 'Cola 24 x 0,33 l', '12', '', '6,70'],
    ];
    const title = [{ x: 40, y: 800, text: 'Bestellung Gasthof Muster, Kunde 48213', size: 14 }];
    expect(await rowsOf([[...title, ...tableOf(rows, 700)]])).toEqual([
      ['Bestellung Gasthof Muster, Kunde 48213'],
      HEAD,
      ...rows.slice(1),
    ]);
  });

  it('keeps a column of which two cells in a hundred are filled', async () => {
    const rows = Array.from({ length: 40 }, (_, place) => [
      String(100_000 + place),
      `Artikel ${place} mit Namen`,
      place === 7 ? '3' : '',
      'Stk',
      '1,00',
    ]);
    const read = await rowsOf([tableOf([HEAD, ...rows], 800)]);
    expect(read).toEqual([HEAD, ...rows]);
  });

  it('goes on over pages', async () => {
    const rows = (from: number) => [
      HEAD,
      [String(from), 'Obers', '2', 'l', '1,00'],
      [String(from + 1), 'Butter', '4', 'kg', '2,00'],
    ];
    expect(await rowsOf([tableOf(rows(100_000), 700), tableOf(rows(200_000), 700)])).toEqual([
      ...rows(100_000),
      ...rows(200_000),
    ]);
  });

  it('puts together what is written letter by letter', async () => {
    const letters = (text: string, x: number, y: number): readonly Written[] => {
      let left = x;
      return Array.from(text).flatMap((letter) => {
        const at = left;
        left += widthOf(letter, 10);
        return letter === ' ' ? [] : [{ x: at, y, text: letter }];
      });
    };
    expect(
      await rowsOf([
        [...letters('373326', 40, 700), ...letters('3 Sack', 200, 700), ...letters('Senf', 400, 700.4)],
      ]),
    ).toEqual([['373326', '3 Sack', 'Senf']]);
  });

  it('gives what stands below a name a column of its own, and goes on with a long name', async () => {
    const rows = [
      [
        { x: 40, y: 700, text: 'Artikel' },
        { x: 400, y: 700, text: 'Menge', isRight: true },
      ],
      [
        { x: 40, y: 670, text: 'Bergk\u00e4se aus Heumilch,' },
        { x: 400, y: 670, text: '3 Stk', isRight: true },
        { x: 40, y: 658, text: 'Viertellaib' },
        { x: 40, y: 648, text: '373326', size: 8 },
        { x: 40, y: 638, text: 'oben abstellen', size: 8 },
      ],
      [
        { x: 40, y: 608, text: 'Butter' },
        { x: 400, y: 608, text: '12 kg', isRight: true },
        { x: 40, y: 598, text: '9001234567890', size: 8 },
      ],
      [
        { x: 40, y: 578, text: 'Waren netto' },
        { x: 400, y: 578, text: '12,00', isRight: true },
      ],
    ];
    expect(await rowsOf([rows.flat()])).toEqual([
      ['Artikel', 'Menge', 'Artikelnummer', 'GTIN', 'Hinweis'],
      ['Bergkäse aus Heumilch, Viertellaib', '3 Stk', '373326', '', 'oben abstellen'],
      ['Butter', '12 kg', '', '9001234567890', ''],
      ['Waren netto', '12,00'],
    ]);
  });

  it('of one column is a list of lines', async () => {
    const lines = ['3 Ktn Tomaten', '2 kg Butter', '373326 1 Stk'].map((text, place) => ({
      x: 40,
      y: 700 - place * 14,
      text,
    }));
    expect(await rowsOf([lines])).toEqual([['3 Ktn Tomaten'], ['2 kg Butter'], ['373326 1 Stk']]);
  });

  it.each([0, 90, 180, 270])(
    'that lies turned by %i degrees is read as one that is held upright',
    async (turn) => {
      const reading = await read(
        pdfOf([tableOf([HEAD, ['373326', 'Senf', '3', 'Ktn', '1,00']], 700)], `/Rotate ${turn}`),
      );
      expect(reading.kind === 'READ' ? reading.document.sheets?.[0]?.rows : []).toEqual([
        HEAD,
        ['373326', 'Senf', '3', 'Ktn', '1,00'],
      ]);
    },
  );

  it('of pictures says so, and says which pages are', async () => {
    expect(await read(pdfOf([[], []]))).toEqual({ kind: 'UNREADABLE', reason: 'PICTURE', format: 'PDF' });
    const reading = await read(pdfOf([[], [{ x: 40, y: 700, text: '373326 3' }]]));
    expect(reading.kind === 'READ' ? reading.document.gaps : []).toEqual([{ kind: 'PAGE', text: '1' }]);
  });

  it('that is damaged says so', async () => {
    const whole = pdfOf([[{ x: 40, y: 700, text: 'Senf' }]]);
    expect(await read(whole.slice(0, 60))).toEqual({ kind: 'UNREADABLE', reason: 'DAMAGED', format: 'PDF' });
  });
});
