import type { OrderListWarningCode } from './order-list-line';
import type { UnitWordTest } from './unit-words';
import { parseWrittenAmount } from './written-amount';

/** What a cell of the amount column says. */
export type AmountCell = (
  | { readonly amount: number; readonly formAssumed: boolean }
  | { readonly problem: OrderListWarningCode }
  /** Empty, a dash, zero: nothing is ordered. */
  | { readonly nothing: true }
) & { readonly unit?: string | undefined };

const NOTHING = /^(?:[-–—/.]+|0+(?:[.,]0+)?|nein|no|keine?|none)?$/i;
/** Whether a cell says that nothing is ordered: it is empty, a dash, zero. */
export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim());

/** A number with what stands behind it; blanks and apostrophes between thousands belong to it. */
const NUMBER_AND_REST = /^([+-]?\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?|[+-]?\d+(?:[.,]\d+)*)\s*[x×*]?\s*(.*)$/iu;
const TIMES_IN_FRONT = /^[x×*]\s*(?=\d)/i;

/** ="3" and '3: what spreadsheets write to keep a number a text. */
const withoutTextSign = (cell: string): string => cell.replace(/^(?:=\s*)?"([^"]*)"$|^['’](?=\d)/, '$1');

/** Reads the cell of an amount column: "3", "3,00", "3 Ktn", "x 3", "1 200", "–". */
export const parseAmountCell = (cell: string, isUnitWord: UnitWordTest): AmountCell => {
  const text = withoutTextSign(cell.trim());
  if (isNothing(text)) return { nothing: true };
  const [, number, rest = ''] = NUMBER_AND_REST.exec(text.replace(TIMES_IN_FRONT, '')) ?? [];
  if (number === undefined) return { problem: 'AMOUNT_UNREADABLE' };
  const reading = parseWrittenAmount(number);
  if (rest === '') return reading;
  return isUnitWord(rest) || /^(?:½|¼|¾)?\s*\p{L}/u.test(rest)
    ? { ...reading, unit: rest }
    : { problem: 'AMOUNT_UNREADABLE' };
};
