import { read, utils } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { UnreadableFileError } from './entry';
import type { TableRow } from './table-rows';

/** As many digits of a number are exact in a spreadsheet. */
const EXACT_DIGITS = 15;
const DAY_LENGTH = 10;

/** Bytes a workbook may have once it is unpacked: a million rows of prices are half of it. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const textOf = (cell: unknown): string => {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(EXACT_DIGITS)));
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  return typeof cell === 'string' ? cell.trim() : '';
};

/**
 * The same workbook with its parts unpacked: never more than a bound of bytes, whatever the ZIP says about itself. Three
 * hundred kilobytes can hold three hundred megabytes of blanks.
 */
const unpacked = (bytes: Uint8Array): Uint8Array => {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > MOST_UNPACKED)
        throw new UnreadableFileError(
          'The workbook has more than 256 MB once it is unpacked; save its sheet as CSV, which may be of any size.',
        );
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
};

const sheetOf = (bytes: Uint8Array) => {
  let workbook;
  try {
    workbook = read(unpacked(bytes), {
      type: 'array',
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(
      'The file is no workbook that can be read, or it is protected by a password.',
    );
  }
  const { SheetNames, Sheets, Workbook } = workbook;
  const name = SheetNames.find((_, place) => (Workbook?.Sheets?.[place]?.Hidden ?? 0) === 0);
  const sheet = name === undefined ? undefined : Sheets[name];
  if (sheet === undefined) throw new UnreadableFileError('The workbook has no sheet that is shown.');
  return sheet;
};

/**
 * The rows of a workbook's first sheet that is not hidden.
 *
 * @param bytes of an `.xlsx`
 * @throws UnreadableFileError when it is no workbook, or too large to be one
 */
export const workbookTable = (bytes: Uint8Array): readonly TableRow[] => {
  const sheet = sheetOf(bytes);
  const rows = utils.sheet_to_json<readonly unknown[]>(sheet, {
    header: 1,
    raw: true,
    UTC: true,
    defval: '',
    blankrows: true,
  });
  const first = utils.decode_range(sheet['!ref'] ?? 'A1').s.r + 1;
  return rows.flatMap((cells, index) => {
    const texts = cells.map(textOf);
    return texts.some((text) => text !== '')
      ? [{ line: first + index, end: bytes.length, cells: texts }]
      : [];
  });
};
