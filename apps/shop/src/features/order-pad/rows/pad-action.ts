import type { ListLine } from '../parsing/list-line';
import type { Confirmation, PadField, PadRow, RowFields } from './pad-row';

/** What a remedy changes in a row. */
export type RowChange = Pick<PadRow, 'id'> & Partial<Pick<PadRow, PadField | 'raisedFrom'>>;

/** What is confirmed of a row. */
export interface RowConfirmation extends Confirmation {
  readonly id: number;
}

/** What happens to the pad. */
export type PadAction =
  /** A field was written into. */
  | {
      readonly type: 'typed';
      readonly id: number;
      readonly field: PadField;
      readonly value: string;
      /** The field showed the whole line: what was written takes the place of all of it. */
      readonly whole?: boolean | undefined;
      /** What the fields showed, where another reading of the line was taken. */
      readonly base?: RowFields | undefined;
      /** The group the row stood in; it stays there while it is being written. */
      readonly group?: string | undefined;
    }
  /** The field that was written in was left. */
  | { readonly type: 'left' }
  /** The keyboard went to a row, or out of the grid. */
  | { readonly type: 'entered'; readonly id: number | undefined }
  /** Lines of a list, below a row or in its place where it is blank; at the end if the row is missing. */
  | { readonly type: 'listed'; readonly lines: readonly ListLine[]; readonly id?: number | undefined }
  /** Another reading of the list that came last takes its place. */
  | { readonly type: 'reread'; readonly lines: readonly ListLine[] }
  /** A column of a table was pasted into amounts or units, from a row downwards. */
  | {
      readonly type: 'filled';
      readonly id: number;
      readonly field: PadField;
      readonly values: readonly string[];
    }
  /** A code was scanned: one piece more of it. */
  | { readonly type: 'scanned'; readonly code: string }
  /** Remedies were taken. */
  | { readonly type: 'changed'; readonly changes: readonly RowChange[] }
  /** Guesses were confirmed. */
  | { readonly type: 'confirmed'; readonly rows: readonly RowConfirmation[] }
  /** Amounts typed too small were raised, which is part of typing them. */
  | { readonly type: 'raised'; readonly changes: readonly RowChange[] }
  | { readonly type: 'removed'; readonly ids: readonly number[] }
  /** Rows are in the cart now; there is no way back from here. */
  | { readonly type: 'taken'; readonly ids: readonly number[] }
  /** The rows of a delivery day that waited for it come into the grid. */
  | { readonly type: 'dayOpened'; readonly day: string }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Another pad takes the place of this one. */
  | { readonly type: 'loaded'; readonly rows: readonly PadRow[] };
