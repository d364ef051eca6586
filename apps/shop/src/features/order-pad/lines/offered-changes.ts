import type { RowChange } from '../rows/pad-action';
import type { PadLine } from './pad-line';

/** Takes the amount that is offered in place of the one written; undefined where none is. */
export const suggestedAmountChange = ({ row, state, verdict }: PadLine): RowChange | undefined =>
  state === 'OFFER' && verdict?.amount !== undefined
    ? { id: row.id, amount: String(verdict.amount), raisedFrom: row.amount.trim() }
    : undefined;
