import { decodeText } from './decode-text';
import { joinBrokenCells } from './join-broken-cells';
import type { ListLine } from './list-line';
import { readList } from './read-list';
import { sheetText } from './sheet-text';
import { withoutTitle } from './without-title';

/** What an uploaded list may be. */
export const LIST_ENDINGS: readonly string[] = ['.xlsx', '.csv', '.txt', '.tsv'];

/** Largest list in bytes: 10,000 lines are a tenth of it. */
export const MOST_LIST_BYTES = 10_000_000;

const textOf = async (file: File): Promise<string> => {
  if (!/\.xlsx$/i.test(file.name)) return joinBrokenCells(decodeText(await file.arrayBuffer()));
  // The variant without a worker: one made from a text would break the content security policy.
  const { readSheet } = await import('read-excel-file/universal');
  return sheetText(await readSheet(file));
};

/**
 * Reads an uploaded list: CSV and text in any of the usual encodings, and the first sheet of an Excel workbook.
 *
 * @param scanned the list of a scanner or hand-held device, where a number alone is one piece
 * @throws Error when the file is no such list
 */
export const readFile = async (file: File, scanned = false): Promise<readonly ListLine[]> =>
  readList(withoutTitle(await textOf(file)), { scanned });
