import type { SourceRow } from './source-row';

/** A row of a table. */
export interface TableRow {
  readonly row: SourceRow;
  /** Undefined where the row is not separated as the table is. */
  readonly cells: readonly string[] | undefined;
  /** Its cells stand below no heading for certain: one is missing, or one too many. */
  readonly isShifted?: boolean | undefined;
}

/** A row of one cell stands for itself. */
export const isTableRow = (cells: readonly string[] | undefined): cells is readonly string[] =>
  cells !== undefined && cells.filter((cell) => cell !== '').length > 1;
