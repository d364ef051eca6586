import { read, utils } from '@e965/xlsx';
import { BadFileError } from './entry';
import type { TableRow } from './table-rows';

/** As many digits of a number are exact in a spreadsheet. */
const EXACT_DIGITS = 15;
const DAY_LENGTH = 10;
/** Workbooks are read as a whole. */
const LARGEST = 64 * 1024 * 1024;

const textOf = (cell: unknown): string => {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(EXACT_DIGITS)));
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  return typeof cell === 'string' ? cell.trim() : '';
};

/**
 * The rows of a workbook's first sheet that is not hidden.
 *
 * @throws BadFileError when it is no workbook
 */
export async function* workbookRows(source: AsyncIterable<Buffer>): AsyncGenerator<TableRow, undefined> {
  const held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > LARGEST)
      throw new BadFileError(
        'The workbook has more than 64 MB; save its sheet as CSV, which may be of any size.',
      );
    held.push(chunk);
  }
  const sheet = sheetOf(Buffer.concat(held));
  const rows = utils.sheet_to_json<readonly unknown[]>(sheet, {
    header: 1,
    raw: true,
    UTC: true,
    defval: '',
    blankrows: true,
  });
  const first = utils.decode_range(sheet['!ref'] ?? 'A1').s.r + 1;
  for (const [index, cells] of rows.entries()) {
    const texts = cells.map(textOf);
    if (texts.some((text) => text !== '')) yield { line: first + index, end: size, cells: texts };
  }
  return undefined;
}

const sheetOf = (bytes: Buffer) => {
  let workbook;
  try {
    workbook = read(bytes, {
      type: 'buffer',
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch {
    throw new BadFileError('The file is no workbook that can be read, or it is protected by a password.');
  }
  const { SheetNames, Sheets, Workbook } = workbook;
  const name = SheetNames.find((_, place) => (Workbook?.Sheets?.[place]?.Hidden ?? 0) === 0);
  const sheet = name === undefined ? undefined : Sheets[name];
  if (sheet === undefined) throw new BadFileError('The workbook has no sheet that is shown.');
  return sheet;
};
