import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { cellOf, headCell, textCell } from './cells';
import { printSetup } from './print-setup';
import { sheetNames } from './sheet-names';
import type { Sheet, SheetValue, Workbook } from './workbook';

const rowOf = ({ columns }: Sheet, values: readonly SheetValue[], isBold = false) =>
  columns.map(({ kind }, place) => cellOf(kind, values[place], isBold));

const linesAbove = ({ shop, title }: Workbook, { notes = [] }: Sheet): SheetData => [
  [textCell(shop, { fontWeight: 'bold' })],
  [textCell(title, { fontWeight: 'bold', fontSize: 14 })],
  ...notes.map((note) => [textCell(note)]),
  [],
];

/**
 * Writes a workbook (xlsx): who hands it out and its title above each table, a bold head that stays in view and is
 * printed on every page, widths, numbers and days that can be calculated with. A page is as wide as the table. What
 * people typed stays text, whatever it begins with: a name such as "=HYPERLINK(…)" is shown and never run, also after
 * somebody has edited the cell.
 *
 * It takes the processor of the thread it runs in; the answer to a request has it written by `renderWorkbook` of the
 * room `rendering`, which does it in another one.
 *
 * @example
 *   writeWorkbook({
 *     shop: 'Alpin Zustellgroßhandel',
 *     title: 'Inventur',
 *     sheets: [
 *       {
 *         name: 'Küche',
 *         notes: ['Gasthof Post, 20. November 2026'],
 *         columns: [
 *           { heading: 'Artikel', width: 40 },
 *           { heading: 'Menge', kind: 'NUMBER', width: 10 },
 *         ],
 *         rows: [['Vollmilch', '12.5']],
 *       },
 *     ],
 *   });
 *
 * @throws Error when there is no sheet
 */
export const writeWorkbook = async (workbook: Workbook): Promise<Uint8Array> => {
  if (workbook.sheets.length === 0) throw new Error('A workbook has at least one sheet');
  const names = sheetNames(workbook.sheets.map(({ name }) => name));
  const sheets = workbook.sheets.map((sheet, place) => {
    const above = linesAbove(workbook, sheet);
    return {
      name: names[place] ?? sheet.name,
      columns: sheet.columns.map(({ width }) => ({ width })),
      headRow: above.length + 1,
      data: [
        ...above,
        sheet.columns.map(headCell),
        ...sheet.rows.map((values) => rowOf(sheet, values)),
        ...(sheet.totals === undefined ? [] : [rowOf(sheet, sheet.totals, true)]),
      ],
    };
  });
  return writeXlsxFile(
    sheets.map(({ name, columns, headRow, data }) => ({
      sheet: name,
      data,
      columns,
      stickyRowsCount: headRow,
    })),
    { fontFamily: 'Calibri', fontSize: 11, features: [printSetup(sheets)] },
  ).toBuffer();
};
