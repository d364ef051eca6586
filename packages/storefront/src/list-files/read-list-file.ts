import type { ListDocument, ListFileReading, ListFormat } from './list-document';
import { parseEdifact } from './edifact/parse-edifact';
import { recogniseBytes, recogniseText } from './recognise';
import { decodeText } from './text/decode-text';
import { readsLikeText, readText } from './text/read-text';
import { Unreadable } from './unreadable';

/** Largest file in bytes: 10,000 lines are a tenth of it. */
export const MAX_LIST_BYTES = 10_000_000;

/** Endings that a file chooser offers; what a file is, it tells itself. */
export const LIST_ENDINGS: readonly string[] = [
  '.xlsx',
  '.xls',
  '.xlsm',
  '.xlsb',
  '.ods',
  '.csv',
  '.txt',
  '.tsv',
  '.pdf',
  '.htm',
  '.html',
  '.mht',
  '.xml',
  '.edi',
];

/** The code of a reader, which comes over the network the first time. */
const loaded = async <Reader>(reader: Promise<Reader>, format: ListFormat): Promise<Reader> => {
  try {
    return await reader;
  } catch {
    throw new Unreadable({ reason: 'READER_MISSING', format });
  }
};

const workbooks = (format: ListFormat) => loaded(import('./workbook/read-workbook'), format);

const readBytes = async (bytes: Uint8Array): Promise<ListDocument> => {
  switch (recogniseBytes(bytes)) {
    case 'ZIP':
      return (await workbooks('XLSX')).readPackedWorkbook(bytes);
    case 'COMPOUND':
    case 'XLS':
      return (await workbooks('XLS')).readPlainWorkbook(bytes, 'XLS');
    case 'PDF':
      return (await loaded(import('./pdf/read-pdf'), 'PDF')).readPdf(bytes);
    case undefined:
      return readLetters(bytes);
    default:
      throw new Unreadable({ reason: 'UNKNOWN' });
  }
};

const readLetters = async (bytes: Uint8Array): Promise<ListDocument> => {
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') throw new Unreadable({ reason: 'EMPTY' });
  const format = recogniseText(text);
  switch (format) {
    case 'HTML':
    case 'MHTML':
      return (await loaded(import('./web'), format)).parseWebPage(bytes, { text, encoding }, format);
    case 'SPREADSHEET_XML':
      return (await workbooks(format)).readPlainWorkbook(bytes, format);
    case 'EDIFACT':
      return parseEdifact(text, encoding);
    case 'TEXT':
      if (!readsLikeText(text)) throw new Unreadable({ reason: 'UNKNOWN' });
      return readText(text, encoding);
  }
};

/**
 * Reads a file that holds a list of products, whatever its name says it is: text in any encoding of our trade, workbooks,
 * pages, orders in EDIFACT, the letters of a PDF. Cells come as the file shows them. What the lines mean is not judged
 * here.
 *
 * @example
 * const reading = await readListFile(file);
 * if (reading.kind === 'READ') parseOrderList(sourceOf(reading.document));
 */
export const readListFile = async (file: Blob): Promise<ListFileReading> => {
  try {
    if (file.size > MAX_LIST_BYTES) throw new Unreadable({ reason: 'TOO_LARGE' });
    if (file.size === 0) throw new Unreadable({ reason: 'EMPTY' });
    return { kind: 'READ', document: await readBytes(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'UNREADABLE', ...error.file };
    throw error;
  }
};

/** The whole of what is read of a file: its text, or the rows of a sheet. */
export const sourceOf = (
  document: ListDocument,
  sheet = document.sheets === undefined ? undefined : document.chosen,
): string | readonly (readonly string[])[] =>
  document.text ?? (sheet === undefined ? [] : (document.sheets[sheet]?.rows ?? []));
