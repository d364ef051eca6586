import { decodeText } from '../text/decode-text';
import { declaredText } from './declared-charset';

/** A page of an archive. */
interface ArchivedPage {
  readonly name: string;
  readonly html: string;
}

const header = (head: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\n\s*/g, ' ') ?? '';

const bytesOf = (body: string, transfer: string): Uint8Array => {
  const encoded = transfer.toLowerCase();
  const letters = encoded.includes('base64')
    ? atob(body.replaceAll(/\s/g, ''))
    : encoded.includes('quoted-printable')
      ? body
          .replaceAll(/=[ \t]*\n/g, '')
          .replaceAll(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body;
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};

/** The sheets of a workbook have names in the page around them, in their order. */
const sheetNames = (pages: readonly string[]): readonly string[] =>
  pages.flatMap((html) => Array.from(html.matchAll(/<x:Name>([^<]*)<\/x:Name>/gi), ([, name = '']) => name));

/** A page that only says which others stand in it. */
const isFrameset = (html: string): boolean => /<frameset\b/i.test(html);

/** The pages of an archive as spreadsheets and browsers save them (MHTML): each table of a workbook is one. */
export const webArchiveParts = (archive: string): readonly ArchivedPage[] => {
  const text = archive.replaceAll(/\r\n?/g, '\n');
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(text)?.[1];
  if (boundary === undefined) return [];
  const pages = text.split(`--${boundary}`).flatMap((part) => {
    const [head = '', ...body] = part.trimStart().split('\n\n');
    if (!/^text\/html/i.test(header(head, 'content-type'))) return [];
    const bytes = bytesOf(body.join('\n\n'), header(head, 'content-transfer-encoding'));
    return [declaredText(bytes) ?? decodeText(bytes).text];
  });
  const names = sheetNames(pages);
  const shown = pages.filter((html) => !isFrameset(html));
  return shown.map((html, place) => ({ name: shown.length > 1 ? (names[place] ?? '') : '', html }));
};
