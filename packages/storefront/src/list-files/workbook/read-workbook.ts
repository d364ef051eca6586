import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { ListDocument, ListFormat, ListGap, ListSheet } from '../list-document';
import { hiddenSheet, shownSheet, tables } from '../sheets/list-sheet';
import { Unreadable } from '../unreadable';
import { hiddenTables } from './hidden-tables';
import { sheetRows } from './sheet-rows';
import { unpack } from './unpack';

/** Rows of a sheet that are read: an order has a tenth of them, and a sheet may have a million empty ones. */
const MOST_ROWS = 100_000;

/** What the library's refusal means: a document of another program is wrapped as old workbooks are. */
const unreadableFor = (message: string, format: ListFormat): Unreadable => {
  if (/password|encrypt/i.test(message)) return new Unreadable({ reason: 'PROTECTED', format });
  return /cannot find workbook/i.test(message)
    ? new Unreadable({ reason: 'UNKNOWN' })
    : new Unreadable({ reason: 'DAMAGED', format });
};

const parsed = (bytes: Uint8Array, format: ListFormat): WorkBook => {
  try {
    // Styles tell which rows and columns are hidden, formats what a number looks like.
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellStyles: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MOST_ROWS,
    });
  } catch (error) {
    throw unreadableFor(error instanceof Error ? error.message : '', format);
  }
};

/** Says that a sheet goes on below what was read of it. */
const restOf = (sheet: WorkSheet): readonly ListGap[] =>
  sheet['!fullref'] === undefined ? [] : [{ kind: 'REST', text: String(MOST_ROWS) }];

const documentOf = (
  workbook: WorkBook,
  format: ListFormat,
  hidden: ReadonlySet<string> = new Set(),
): ListDocument => {
  const gaps: ListGap[] = [];
  const sheets = workbook.SheetNames.map((name, place): ListSheet => {
    const sheet = workbook.Sheets[name];
    const isHidden = (workbook.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0 || hidden.has(name);
    if (isHidden || sheet === undefined) return hiddenSheet(name);
    const { rows, hiddenRows } = sheetRows(sheet);
    gaps.push(...restOf(sheet));
    return shownSheet(name, rows, hiddenRows);
  });
  return tables(format, sheets, { gaps });
};

/** Reads a workbook that is a ZIP: of Excel since 2007, or of LibreOffice. */
export const readPackedWorkbook = (bytes: Uint8Array): ListDocument => {
  const { format, parts, bytes: unpacked } = unpack(bytes);
  return documentOf(parsed(unpacked, format), format, hiddenTables(parts['content.xml']));
};

/** Reads a workbook of Excel before 2007, or the XML that it wrote in 2003. */
export const readPlainWorkbook = (bytes: Uint8Array, format: 'XLS' | 'SPREADSHEET_XML'): ListDocument =>
  documentOf(parsed(bytes, format), format);
