import { type SeparatorTest, splitCells } from './cells';

/** What separates the cells of a line. */
export type Separator = '\t' | ';' | '|' | ',';

/** A line cut into cells. */
interface TableLine {
  readonly separator: Separator;
  readonly cells: readonly string[];
}

const PRODUCT_DIGITS = 4;

const isTab: SeparatorTest = (line, index) => line[index] === '\t';
const isSemicolon: SeparatorTest = (line, index) => line[index] === ';';
const isPipe: SeparatorTest = (line, index) => line[index] === '|';
const isComma: SeparatorTest = (line, index) => line[index] === ',';

/**
 * A comma between two digits is a decimal comma, unless one of the numbers is long enough to be an article's:
 * "100123,5" is two cells, "1,5" is one. Any other comma separates.
 */
const isSeparatingComma: SeparatorTest = (line, index) => {
  if (line[index] !== ',') return false;
  return !isBetweenDigits(line, index) || isBesideProductNumber(line, index);
};

const isBetweenDigits = (line: string, index: number): boolean =>
  isDigit(line.charCodeAt(index - 1)) && isDigit(line.charCodeAt(index + 1));

const isBesideProductNumber = (line: string, index: number): boolean =>
  digitsFrom(line, index - 1, -1) >= PRODUCT_DIGITS || digitsFrom(line, index + 1, 1) >= PRODUCT_DIGITS;

/** How many digits stand in a row from an index on; more than an article's need not be counted. */
const digitsFrom = (line: string, from: number, step: 1 | -1): number => {
  let count = 0;
  while (count < PRODUCT_DIGITS && isDigit(line.charCodeAt(from + step * count))) count += 1;
  return count;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * The cells of a line that is separated by tabs, else by semicolons, else by upright strokes.
 *
 * @returns undefined when there are neither
 */
export const splitTableLine = (line: string): TableLine | undefined => {
  if (line.includes('\t')) return { separator: '\t', cells: splitCells(line, isTab) };
  for (const separator of [';', '|'] as const) {
    const cells = line.includes(separator) ? splitBySeparator(line, separator) : [];
    if (cells.length > 1) return { separator, cells };
  }
  return undefined;
};

/** The cells of a line by its commas, decimal commas aside; undefined when none separates. */
export const splitByComma = (line: string): TableLine | undefined => {
  if (!line.includes(',')) return undefined;
  const cells = splitCells(line, isSeparatingComma);
  return cells.length > 1 ? { separator: ',', cells } : undefined;
};

/** Tables that are drawn have strokes at their sides as well. */
export const isDrawn = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

/**
 * The cells of a line in a file whose separator is known, every comma separating.
 *
 * @param drawn whether strokes at the sides are lines of the table; else they stand beside an empty cell
 */
export const splitBySeparator = (
  line: string,
  separator: Separator,
  drawn = isDrawn(line),
): readonly string[] =>
  splitCells(separator === '|' && drawn ? line.replace(OUTER_PIPES, '') : line, SEPARATOR_TESTS[separator]);

const OUTER_PIPES = /^\s*\||\|\s*$/g;

const SEPARATOR_TESTS: Readonly<Record<Separator, SeparatorTest>> = {
  '\t': isTab,
  ';': isSemicolon,
  '|': isPipe,
  ',': isComma,
};
