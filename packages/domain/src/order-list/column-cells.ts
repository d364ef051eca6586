import { parseProductNumber } from '../product';
import { isNothing, parseAmountCell } from './amount-cell';
import type { UnitWordTest } from './unit-words';

/** How many of a column's filled cells look like what, from 0 to 1. */
export interface ColumnCells {
  /** Filled cells. */
  readonly count: number;
  readonly number: number;
  readonly gtin: number;
  /** Whole numbers that can be ordered, perhaps with their unit. */
  readonly amount: number;
  /** Those with their unit in the same cell. */
  readonly withUnit: number;
  readonly unit: number;
  readonly price: number;
  readonly words: number;
  /** All filled cells hold the same, in more than one row. */
  readonly isSame: boolean;
  /** The cells count 1, 2, 3: positions. */
  readonly counts: boolean;
  /** The cells say yes and no, and nothing else. */
  readonly ticks: boolean;
}

const PRICE = /^(?:€|EUR)?\s*\d{1,5}(?:[.,]\d{3})*[.,]\d{2}\s*(?:€|EUR)?$|[€]|\bEUR\b/;
const NO_CENTS = /^\D*\d+[.,]00\D*$/;
const WORDS = /\p{L}{3}/u;
const SHORTEST_NUMBER = 4;
/** Rows that are enough to tell what a column holds. */
export const ROWS_LOOKED_AT = 300;
const FEWEST_COUNTED = 2;

const TICK = /^(?:ja|j|yes|y|x|ok|wahr|true|[✓✔☑☒✅✗])$/iu;

/** "0014": an amount as hand-held devices pad it. */
const PADDED_AMOUNT = /^0+\d{1,3}$/;
const LONGEST_PADDED = 6;

const isProductNumber = (cell: string): boolean => {
  if (PADDED_AMOUNT.test(cell) && cell.length < LONGEST_PADDED) return false;
  const digits = cell.replaceAll(/\D/g, '').length;
  return digits >= SHORTEST_NUMBER && parseProductNumber(cell) !== undefined && !PRICE.test(cell);
};

/** "7 Karton" is how much, and no name. */
const isAmountOfUnit = (cell: string, isUnitWord: UnitWordTest): boolean => {
  const { unit } = parseAmountCell(cell, isUnitWord);
  return unit !== undefined && isUnitWord(unit);
};

const countsUp = (cells: readonly string[]): boolean => {
  const numbers = cells.map((cell) => (/^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN));
  const [first = Number.NaN] = numbers;
  return cells.length >= FEWEST_COUNTED && numbers.every((number, index) => number === first + index);
};

/** Looks at the cells of a column, of which the first few hundred tell enough. */
export const lookAtColumn = (column: readonly string[], isUnitWord: UnitWordTest): ColumnCells => {
  // Dashes and zeros in a form say that nothing is ordered.
  const cells = column.slice(0, ROWS_LOOKED_AT).filter((cell) => !isNothing(cell));
  const share = (is: (cell: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter((cell) => is(cell)).length / cells.length;
  const prices = share((cell) => PRICE.test(cell));
  const isRound =
    cells.every((cell) => NO_CENTS.test(cell) || !PRICE.test(cell)) &&
    !cells.some((cell) => /€|EUR/.test(cell));
  return {
    count: cells.length,
    number: share(isProductNumber),
    gtin: share((cell) => isProductNumber(cell) && parseProductNumber(cell)?.gtin !== undefined),
    amount: share((cell) => 'amount' in parseAmountCell(cell, isUnitWord)),
    withUnit: share((cell) => parseAmountCell(cell, isUnitWord).unit !== undefined),
    unit: share((cell) => isUnitCell(cell, isUnitWord)),
    price: isRound ? 0 : prices,
    words: share(
      (cell) => WORDS.test(cell) && !isUnitCell(cell, isUnitWord) && !isAmountOfUnit(cell, isUnitWord),
    ),
    isSame: cells.length > 1 && cells.every((cell) => cell === cells[0]),
    counts: countsUp(cells),
    ticks: cells.length > 0 && cells.every((cell) => TICK.test(cell)),
  };
};

/** "Ktn", "½ Kiste", "Ktn à 6 Dosen": a unit, whether it is understood or not. */
export const isUnitCell = (cell: string, isUnitWord: UnitWordTest): boolean => {
  if (isUnitWord(cell)) return true;
  const [first = '', ...others] = cell.replace(/^(?:½|¼|¾|\d\/\d|halbe[rsn]?)\s*/i, '').split(/\s+/);
  const isFraction = first !== cell.split(/\s+/)[0];
  return (
    isUnitWord(first) &&
    (isFraction || (others.length > 0 && /^(?:à|a|zu|je|mit|of|\(|\d)/i.test(others[0] ?? '')))
  );
};
