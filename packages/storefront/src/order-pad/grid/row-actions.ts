import type { PadLine } from '../lines/pad-line';
import type { Remedy } from '../remedies/remedy';
import type { PadField } from '../rows/pad-row';

/** What buyers do with a row; the same object for all rows, so that rows do not render for it. */
export interface RowActions {
  readonly write: (line: PadLine, field: PadField, value: string) => void;
  /** The field that was being written in is left. */
  readonly leave: () => void;
  /** The keyboard went to a row, or out of the grid. */
  readonly enter: (id: number | undefined) => void;
  readonly mend: (line: PadLine, remedy: Remedy) => void;
  readonly acceptOffer: (line: PadLine) => void;
  readonly remove: (line: PadLine, index: number) => void;
}
