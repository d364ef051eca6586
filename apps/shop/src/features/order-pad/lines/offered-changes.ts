import type { RowChange } from '../rows/pad-action';
import type { PadLine } from './pad-line';
import { shownFields } from './shown-fields';

/** Takes the amount that is offered in place of the one written; undefined where none is. */
export const suggestedAmountChange = (line: PadLine): RowChange | undefined => {
  const { row, fields, state, verdict } = line;
  return state === 'OFFER' && verdict?.amount !== undefined
    ? {
        id: row.id,
        ...shownFields(line),
        amount: String(verdict.amount),
        raisedFrom: fields.amount.trim(),
      }
    : undefined;
};
