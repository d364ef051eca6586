import {
  findElement,
  prependMarkupInsideElement,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { SheetColumn } from './workbook';

/** Letters of columns that fit across an upright A4 page at their full size; what is wider lies on its side. */
const UPRIGHT_LETTERS = 95;

/** Inches; narrow, as what is wide is made small. */
const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';

/** A sheet as it is printed. */
export interface PrintedSheet {
  /** As it stands in the workbook. */
  readonly name: string;
  readonly columns: readonly Pick<SheetColumn, 'width'>[];
  /** The row with the headings of the columns, counted from 1: it stands on every page. */
  readonly headRow: number;
}

const orientationOf = ({ columns }: PrintedSheet): 'landscape' | 'portrait' =>
  columns.reduce((letters, { width }) => letters + width, 0) > UPRIGHT_LETTERS ? 'landscape' : 'portrait';

/** The name programs know such rows by; a sheet's name stands in apostrophes, its own are doubled. */
const printTitle = ({ name, headRow }: PrintedSheet, place: number): string => {
  const rows = sanitizeTextContent(`'${name.replaceAll("'", "''")}'!$${headRow}:$${headRow}`);
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${rows}</definedName>`;
};

const withPrintTitles = (xml: string, sheets: readonly PrintedSheet[]): string => {
  const names = `<definedNames>${sheets.map(printTitle).join('')}</definedNames>`;
  const empty = findElement(xml, 'definedNames');
  if (empty === undefined) throw new Error('The workbook has no place for names');
  return replaceElement(xml, empty, names);
};

/** Without this the pages to fit on are ignored. It has to be the first in its sheet. */
const withFit = (xml: string): string => {
  const sheet = findElement(xml, 'worksheet');
  if (sheet === undefined) throw new Error('The file has no sheet');
  return prependMarkupInsideElement(xml, sheet, '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
};

/**
 * How the sheets of a workbook are printed: A4, on its side where the columns ask for it, all columns on one page and as
 * many pages of rows as it takes, with the head of the table on each. An extension of the writer of files, which knows
 * none of it but the side of the paper.
 */
export const printSetup = (sheets: readonly PrintedSheet[]) => ({
  files: {
    transform: {
      'xl/workbook.xml': { transform: (xml: string) => withPrintTitles(xml, sheets) },
      'xl/worksheets/sheet{id}.xml': {
        transform: withFit,
        insert: (_options: unknown, { sheetIndex }: { readonly sheetIndex: number }) => {
          const sheet = sheets[sheetIndex];
          return sheet === undefined
            ? undefined
            : `${MARGINS}<pageSetup paperSize="9" orientation="${orientationOf(sheet)}" fitToWidth="1" fitToHeight="0"/>`;
        },
      },
    },
  },
});
