/** How the bytes of a text stand for letters. */
export type TextEncodingName =
  'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252' | 'ISO-8859-15' | 'CP850' | 'Mac Roman';

/** What a file is, by what is in it and whatever its name says. */
export type ListFormat =
  'TEXT' | 'XLSX' | 'XLS' | 'ODS' | 'SPREADSHEET_XML' | 'HTML' | 'MHTML' | 'EDIFACT' | 'PDF';

/** A table of a file. */
export interface ListSheet {
  /** As the file names it; empty where it has no name. */
  readonly name: string;
  /** Hidden in the file by whoever made it: it is known by name and never read. */
  readonly isHidden: boolean;
  /** Cells as the file shows them; none of a hidden sheet. Of several empty rows in succession one is left. */
  readonly rows: readonly (readonly string[])[];
  /** Rows with something that looks like the number of a product or its code. */
  readonly productRows: number;
  /** Whether a heading names an amount. */
  readonly hasAmountHeading: boolean;
  /** Rows that are hidden in the file, by a filter or by hand: like hidden sheets, they are not read. */
  readonly hiddenRows: number;
}

/** Something in a file that could not be read; the rest was. */
export interface ListGap {
  /**
   * - `SEGMENT`: a line of an EDIFACT order without its amount or its product
   * - `PAGE`: a page of a PDF that is a picture
   * - `REST`: what comes after the most rows that are read
   */
  readonly kind: 'SEGMENT' | 'PAGE' | 'REST';
  /** What was written there, or the number of the page or row. */
  readonly text: string;
}

/** A file that was read: text, or tables of which one holds the order. */
export type ListDocument = {
  readonly format: ListFormat;
  /** Of texts. */
  readonly encoding?: TextEncodingName | undefined;
  readonly gaps: readonly ListGap[];
} & (
  | { readonly text: string; readonly sheets?: undefined }
  | {
      readonly text?: undefined;
      readonly sheets: readonly ListSheet[];
      /** Place of the sheet that holds an order, among `sheets`; undefined where all are hidden. */
      readonly chosen: number | undefined;
    }
);

/** Why a file could not be read. */
export type UnreadableReason =
  /** Nothing is in it. */
  | 'EMPTY'
  /** More bytes than are taken, or more once it is unpacked. */
  | 'TOO_LARGE'
  /** It wants a password. */
  | 'PROTECTED'
  /** It begins like its format and is not whole. */
  | 'DAMAGED'
  /** Pages without letters: a scan, or a photo. */
  | 'PICTURE'
  /** Neither text nor a format that is read: a Word document, a program. */
  | 'UNKNOWN'
  /** The code that reads this format is not here and cannot be had without a network. */
  | 'READER_MISSING';

/** A file that could not be read, and as what it was tried. */
export interface UnreadableFile {
  readonly reason: UnreadableReason;
  readonly format?: ListFormat | undefined;
}

/** What became of a file. */
export type ListFileReading =
  | { readonly kind: 'READ'; readonly document: ListDocument }
  | ({ readonly kind: 'UNREADABLE' } & UnreadableFile);
