import { expect, it } from 'vitest';
import { allergenWorkbook } from './allergen-workbook';

/** Points of A4 on its side between narrow margins; of a letter of a column, and of the letters of cells. */
const PAGE_WIDTH = 11.69 * 72 - 2 * 0.4 * 72;
const COLUMN_LETTER = 5.25;
const LETTERS = 11;
/** Smaller print is read with a glass. */
const READABLE = 7;

it.each(['de-AT', 'en-GB'] as const)(
  'fits across a page in letters that can be read, and each column holds its marks (%s)',
  (locale) => {
    const { sheets } = allergenWorkbook([], new Map(), {
      shop: 'Alpin',
      customerName: '1',
      locale,
      today: '2026-11-20',
    });
    const columns = sheets[0]?.columns ?? [];
    const width = columns.reduce((sum, column) => sum + column.width, 0) * COLUMN_LETTER;
    expect((LETTERS * PAGE_WIDTH) / width).toBeGreaterThanOrEqual(READABLE);
    const marks = columns.filter(({ kind }) => kind === 'MARK');
    expect(marks).toHaveLength(14);
    // The longest mark and the space around it.
    for (const mark of marks) expect(mark.width).toBeGreaterThanOrEqual('Spuren'.length + 1.5);
  },
);
