import type { ListFormat } from './list-document';

/** What the first bytes of a file say it is; a ZIP is a workbook of one kind or another, or something else. */
export type Recognised = ListFormat | 'ZIP' | 'COMPOUND' | 'FOREIGN';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What Office wrote before 2007, and what wraps a workbook with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** BIFF 2 to 5 without a wrapping: the record that begins a workbook, with its length. */
const BARE_BIFF: readonly (readonly number[])[] = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x08, 0x10, 0x00],
];
/** Pictures, archives and programs, which would read as text in one encoding or another. */
const FOREIGN: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  ascii('GIF8'),
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  ascii('{\\rtf'),
  ascii('Rar!'),
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
  [0x7f, 0x45, 0x4c, 0x46],
  ascii('MZ\x90'),
];

/** Readers of PDF take up to a kilobyte before it begins. */
const PDF_WITHIN = 1024;

const holdsPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('iso-8859-1').decode(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-');

/** What a file is by its bytes; undefined where it is text, of whichever kind. */
export const recogniseBytes = (bytes: Uint8Array): Recognised | undefined => {
  if (startsWith(bytes, ZIP)) return 'ZIP';
  if (startsWith(bytes, COMPOUND)) return 'COMPOUND';
  if (BARE_BIFF.some((start) => startsWith(bytes, start))) return 'XLS';
  if (holdsPdf(bytes)) return 'PDF';
  return FOREIGN.some((start) => startsWith(bytes, start)) ? 'FOREIGN' : undefined;
};

/** What the beginning of a text says it is. */
export const recogniseText = (text: string): 'TEXT' | 'HTML' | 'MHTML' | 'SPREADSHEET_XML' | 'EDIFACT' => {
  const start = text.slice(0, 4000).trimStart();
  if (/^(?:UNA.{6}\s*)?(?:UNB|UNH)\W/s.test(start)) return 'EDIFACT';
  if (/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?content-type:\s*multipart\/related/i.test(start))
    return 'MHTML';
  if (/^<\?xml/i.test(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'SPREADSHEET_XML';
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|meta|style|body|table|div|tr)\b/i.test(
    start,
  )
    ? 'HTML'
    : 'TEXT';
};
