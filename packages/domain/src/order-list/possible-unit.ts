import { isUnitCell } from './column-cells';
import type { Guess } from './order-list-line';
import type { UnitWordTest } from './unit-words';

/** "Container", "halbe Fuhre", "Fass (groß)": as short as units are. Longer texts, and those with digits, are names and notes. */
const MAY_BE_UNIT = /^(?:[½¼¾]|\d\/\d|halbe[rsn]?)?\s*\p{L}[\p{L}./-]*(?:\s*\([\p{L}\s.]+\))?$/iu;

/** Whether a cell that nothing says anything about may be meant as a unit, known or not. */
export const mayBeUnit = (cell: string, isUnitWord: UnitWordTest): boolean =>
  MAY_BE_UNIT.test(cell) || isUnitCell(cell, isUnitWord);

/**
 * A code on the goods names the unit it is printed on, but not where another unit may have been written as well: what is
 * written is never left out, so that the line is to be confirmed.
 *
 * @param unit the unit that was understood, if any
 * @param unused texts that are neither article, amount nor unit, and that nothing says anything about
 */
export const unusedUnit = (unit: string | undefined, unused: readonly string[]): readonly Guess[] => {
  const [text] = unit === undefined ? unused : [];
  return text === undefined ? [] : [{ kind: 'COLUMN', text }];
};
