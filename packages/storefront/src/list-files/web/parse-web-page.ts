import type { ListDocument } from '../list-document';
import { shownSheet, tables } from '../sheets/list-sheet';
import type { DecodedText } from '../text/decode-text';
import { declaredText } from './declared-charset';
import { htmlRows } from './html-rows';
import { webArchiveParts } from './web-archive';

/**
 * Reads a page, or an archive of one: what spreadsheets and shops save as HTML, often under the ending of a workbook.
 *
 * @param decoded its text, in the encoding it reads best in; what the page itself declares comes first
 */
export const parseWebPage = (
  bytes: Uint8Array,
  decoded: DecodedText,
  format: 'HTML' | 'MHTML',
): ListDocument => {
  const pages =
    format === 'HTML'
      ? [{ name: '', html: declaredText(bytes) ?? decoded.text }]
      : webArchiveParts(decoded.text);
  return tables(
    format,
    pages.map(({ name, html }) => shownSheet(name, htmlRows(html))),
    { encoding: decoded.encoding },
  );
};
