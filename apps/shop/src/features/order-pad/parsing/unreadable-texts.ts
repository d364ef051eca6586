import type { ListFormat, UnreadableFile } from '@gastroshop/storefront/list-files';

/** Formats by the names that people know. */
const FORMATS: Readonly<Record<ListFormat, string>> = {
  TEXT: 'Text',
  XLSX: 'Excel (XLSX)',
  XLS: 'Excel 97–2003 (XLS)',
  ODS: 'OpenDocument (ODS)',
  SPREADSHEET_XML: 'Excel-XML',
  HTML: 'HTML',
  MHTML: 'MHTML',
  EDIFACT: 'EDIFACT',
  PDF: 'PDF',
};

/** What the sentence about a file that could not be read is filled with. */
export const unreadableValues = (
  name: string,
  { format }: UnreadableFile,
): { readonly name: string; readonly format: string } => ({
  name,
  format: format === undefined ? '' : FORMATS[format],
});
