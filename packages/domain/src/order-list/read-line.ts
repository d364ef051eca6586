import { chooseNamedParts } from './choose-named-parts';
import { chooseParts } from './choose-parts';
import type { ChosenParts } from './chosen-parts';
import { type Part, partOfCell, partsOf } from './part';
import { piecesOf } from './pieces';
import { commaLine, tableLine } from './table-line';
import type { UnitWordTest } from './unit-words';

/**
 * Reads one line on its own, without a header: cells by tab, else by semicolon, else by comma where that makes sense,
 * else words by blanks.
 */
export const readLine = (line: string, isUnitWord: UnitWordTest): ChosenParts => {
  const table = tableLine(line);
  if (table !== undefined) return readCells(partsOfCells(table.cells, isUnitWord), isUnitWord);
  const byComma = partsOfCells(commaLine(line)?.cells ?? [], isUnitWord);
  if (isTable(byComma)) return readCells(byComma, isUnitWord);
  return readWords(line, isUnitWord);
};

const readWords = (line: string, isUnitWord: UnitWordTest): ChosenParts => {
  const parts = partsOf(line, isUnitWord, piecesOf(line, isUnitWord));
  return chooseNamedParts(parts, isUnitWord) ?? chooseParts(parts, 'WORDS', isUnitWord);
};

const partsOfCells = (cells: readonly string[], isUnitWord: UnitWordTest): readonly Part[] =>
  cells.filter((cell) => cell !== '').map((cell) => partOfCell(cell, isUnitWord));

/** Beside an amount "½ Kiste" is a unit. */
const withUnitCells = (parts: readonly Part[]): readonly Part[] => {
  const amounts = parts.filter((part) => part.kind === 'AMOUNT');
  return parts.map((part) =>
    part.kind === 'AMOUNT' && amounts.length > 1 && part.unit !== undefined && /[½¼¾/]/.test(part.text)
      ? { kind: 'TEXT', text: part.text }
      : part,
  );
};

/** A single cell among empty ones ("100123 3;;") is a line of words. */
const readCells = (cells: readonly Part[], isUnitWord: UnitWordTest): ChosenParts => {
  const parts = withUnitCells(cells);
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? readWords(only.text, isUnitWord)
    : chooseParts(parts, 'CELLS', isUnitWord);
};

/**
 * Commas also stand in names and in decimals. They separate cells when some cell is an amount or an article number as
 * a whole, and none begins or ends with a number that a comma may have cut, as it would "1,5000 kg 100123".
 */
const isTable = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      (part.kind === 'AMOUNT' && !part.number.includes('/')) || (part.kind === 'CODE' && part.digitsOnly),
  ) && !parts.some((part) => part.kind === 'TEXT' && CUT_NUMBER.test(part.text));

/** Text in several words with a number at its edge. */
const CUT_NUMBER = /^\d+\s|\s\d+$/;
