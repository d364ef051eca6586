/** Media type of what {@link writeWorkbook} writes. */
export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * What the values of a column are. TEXT is never calculated with and never a formula; MARK is a centred text (a tick, a
 * letter) under a heading that is turned, so that the column is as narrow as its marks; NUMBER is a decimal with the places it has; EURO one with 2 to 4 places; DAY a date.
 */
export type ColumnKind = 'TEXT' | 'MARK' | 'NUMBER' | 'EURO' | 'DAY';

/** A column of a table. */
export interface SheetColumn {
  readonly heading: string;
  /** Left out: TEXT. */
  readonly kind?: ColumnKind | undefined;
  /** In letters. */
  readonly width: number;
}

/**
 * A value as the wire writes it: a text, an exact decimal ("12.5"), a day ("2026-11-20"). Undefined leaves the cell
 * empty. What does not fit its column's kind ("ca. 3", "auf Anfrage") is written as the text it is.
 */
export type SheetValue = string | undefined;

/** A table on a sheet of its own. */
export interface Sheet {
  /** Shortened and made unique where spreadsheets do not take it as it is. */
  readonly name: string;
  /** Lines above the table: customer, period, what has to be said. */
  readonly notes?: readonly string[] | undefined;
  readonly columns: readonly SheetColumn[];
  /** In each row one value a column. */
  readonly rows: readonly (readonly SheetValue[])[];
  /** Set off below the rows: the sums. */
  readonly totals?: readonly SheetValue[] | undefined;
}

/** A workbook as plain data, so that a thread can be handed it. */
export interface Workbook {
  /** Who hands it out: the name of the tenant, first line of every sheet. */
  readonly shop: string;
  /** Second line of every sheet. */
  readonly title: string;
  /** At least one. */
  readonly sheets: readonly Sheet[];
}
