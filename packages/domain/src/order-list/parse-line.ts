import { assignNamedTokens } from './assign-named-tokens';
import { assignTokens } from './assign-tokens';
import type { ParsedLine } from './parsed-line';
import { type OrderToken, tokenOfCell, tokenize } from './token';
import { piecesOf } from './pieces';
import { splitByComma, splitTableLine } from './split-table-line';
import type { UnitWordTest } from './unit-words';

/**
 * Reads one line on its own, without a header: cells by tab, else by semicolon, else by comma where that makes sense,
 * else words by blanks.
 */
export const parseLine = (line: string, isUnitWord: UnitWordTest): ParsedLine => {
  const table = splitTableLine(line);
  if (table !== undefined) return readCells(partsOfCells(table.cells, isUnitWord), isUnitWord);
  const byComma = partsOfCells(splitByComma(line)?.cells ?? [], isUnitWord);
  if (isTable(byComma)) return readCells(byComma, isUnitWord);
  return readWords(line, isUnitWord);
};

const readWords = (line: string, isUnitWord: UnitWordTest): ParsedLine => {
  const parts = tokenize(line, isUnitWord, piecesOf(line, isUnitWord));
  return assignNamedTokens(parts, isUnitWord) ?? assignTokens(parts, 'WORDS', isUnitWord);
};

const partsOfCells = (cells: readonly string[], isUnitWord: UnitWordTest): readonly OrderToken[] =>
  cells.filter((cell) => cell !== '').map((cell) => tokenOfCell(cell, isUnitWord));

/** Beside an amount "½ Kiste" is a unit. */
const withUnitCells = (parts: readonly OrderToken[]): readonly OrderToken[] => {
  const amounts = parts.filter((part) => part.kind === 'AMOUNT');
  return parts.map((part) =>
    part.kind === 'AMOUNT' && amounts.length > 1 && part.unit !== undefined && /[½¼¾/]/.test(part.text)
      ? { kind: 'TEXT', text: part.text }
      : part,
  );
};

/** A single cell among empty ones ("100123 3;;") is a line of words. */
const readCells = (cells: readonly OrderToken[], isUnitWord: UnitWordTest): ParsedLine => {
  const parts = withUnitCells(cells);
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? readWords(only.text, isUnitWord)
    : assignTokens(parts, 'CELLS', isUnitWord);
};

/**
 * Commas also stand in names and in decimals. They separate cells when some cell is an amount or an article number as
 * a whole, and none begins or ends with a number that a comma may have cut, as it would "1,5000 kg 100123".
 */
const isTable = (parts: readonly OrderToken[]): boolean =>
  parts.some(
    (part) =>
      (part.kind === 'AMOUNT' && !part.number.includes('/')) || (part.kind === 'CODE' && part.digitsOnly),
  ) && !parts.some((part) => part.kind === 'TEXT' && CUT_NUMBER.test(part.text));

/** Text in several words with a number at its edge. */
const CUT_NUMBER = /^\d+\s|\s\d+$/;
