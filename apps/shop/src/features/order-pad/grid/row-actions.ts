import type { WaitingKind } from '../lines/line-group';
import type { PadLine } from '../lines/pad-line';
import type { QuickFix } from '../fixes/quick-fix';
import type { PadField } from '../rows/pad-row';

/** What buyers do with a row; the same object for all rows, so that rows do not render for it. */
export interface RowActions {
  readonly write: (line: PadLine, field: PadField, value: string) => void;
  /** The field that was being written in is left. */
  readonly leave: () => void;
  /** The keyboard went to a row, or out of the grid. */
  readonly enter: (id: number | undefined) => void;
  /** Takes an answer, and goes on to the next row that is not ready. */
  readonly mend: (line: PadLine, remedy: QuickFix) => void;
  /** Takes what was suggested while the article is typed. */
  readonly suggest: (line: PadLine, remedy: QuickFix) => void;
  /** Takes an amount that may have been meant. */
  readonly takeAmount: (line: PadLine, amount: number) => void;
  /** Confirms what was guessed or takes the amount that is offered, and goes on to the next row that is not ready. */
  readonly settle: (line: PadLine) => void;
  /** Does so with all rows of a kind. */
  readonly settleKind: (kind: WaitingKind) => void;
  readonly remove: (line: PadLine) => void;
}
