import { defineTexts } from '@gastroshop/i18n';
import type { ListFormat, UnreadableFile } from '@gastroshop/storefront/list-files';

/** Why a file could not be read, as what it was tried, and what helps. */
export const unreadableTexts = defineTexts('storefront-order-pad-files', {
  de: {
    EMPTY: '„{{name}}“ ist leer. Bitte speichern Sie die Liste noch einmal und laden Sie sie dann hoch.',
    TOO_LARGE:
      '„{{name}}“ ist zu groß: Gelesen werden Dateien bis 10 MB. Bitte speichern Sie nur das Blatt mit der Bestellung, am besten als CSV.',
    PROTECTED:
      '„{{name}}“ ({{format}}) ist mit einem Kennwort geschützt. Bitte speichern Sie die Liste ohne Kennwort.',
    DAMAGED:
      '„{{name}}“ wurde als {{format}} gelesen und ist unvollständig oder beschädigt. Bitte speichern Sie die Liste noch einmal, am besten als XLSX oder CSV.',
    PICTURE:
      '„{{name}}“ ist ein PDF aus Bildern, ohne lesbaren Text. Bitte laden Sie die Liste als Excel-Datei oder CSV hoch, oder tippen Sie sie ab.',
    UNKNOWN:
      '„{{name}}“ ist weder Text noch Tabelle, PDF oder EDIFACT. Bitte speichern Sie die Liste als XLSX, CSV oder PDF.',
    READER_MISSING:
      'Um „{{name}}“ ({{format}}) zu lesen, fehlt die Verbindung. Versuchen Sie es, sobald Sie online sind, oder speichern Sie die Liste als CSV.',
    MISTAKEN: '„{{name}}“ lässt sich nicht lesen. Bitte speichern Sie die Liste als CSV oder XLSX.',
  },
  en: {
    EMPTY: '“{{name}}” is empty. Please save the list once more, then upload it.',
    TOO_LARGE:
      '“{{name}}” is too large: files of up to 10 MB are read. Please save only the sheet with the order, best as CSV.',
    PROTECTED: '“{{name}}” ({{format}}) wants a password. Please save the list without one.',
    DAMAGED:
      '“{{name}}” was read as {{format}} and is incomplete or damaged. Please save the list once more, best as XLSX or CSV.',
    PICTURE:
      '“{{name}}” is a PDF made of pictures, without text to read. Please upload the list as an Excel file or CSV, or type it.',
    UNKNOWN:
      '“{{name}}” is neither text nor a spreadsheet, a PDF or EDIFACT. Please save the list as XLSX, CSV or PDF.',
    READER_MISSING:
      'Reading “{{name}}” ({{format}}) takes a connection. Try again once you are online, or save the list as CSV.',
    MISTAKEN: '“{{name}}” cannot be read. Please save the list as CSV or XLSX.',
  },
});

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
