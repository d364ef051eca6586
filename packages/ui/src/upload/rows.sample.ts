import type { UploadRow } from './upload-row';

/** Columns of an order list. */
export const ORDER_COLUMNS = ['Nummer', 'Menge', 'Einheit'] as const;

/** Rows of an order list, some of which cannot be ordered. */
export const orderRows: readonly UploadRow[] = [
  { line: 2, cells: ['201144', '12', 'Stk'] },
  { line: 3, cells: ['104728', '5', 'kg'] },
  { line: 4, cells: ['999999', '1', 'Ktn'], problem: 'Diesen Artikel gibt es nicht.' },
  { line: 5, cells: ['330512', '2,5', 'Sack'], problem: 'Mengen sind ganze Zahlen.' },
  {
    line: 6,
    cells: ['402917', '1', 'Tiefkühlpalettenstellplatz'],
    problem:
      'Die Einheit „Tiefkühlpalettenstellplatz“ gibt es für diesen Artikel nicht. Möglich sind Dose und Karton.',
  },
  { line: 7, cells: ['510218', '3', 'Btl'] },
];
