import { type Heading, namesOnlyThat, parseHeading } from './heading';
import { wordsOf } from './token';
import type { UnitWordTest } from './unit-words';

/** The line `sep=;` that some spreadsheets write first; the tab of `sep=\t` is a blank, which does not get this far. */
const SEPARATOR_HINT = /^\s*sep=.?\s*$/i;
const NUMBER_ALONE = /^[\d\s.,-]+$/;
/** A price, which names no column: the row orders something. */
const PRICE_ALONE = /^\d{1,3}(?:[.\s]?\d{3})*,\d{2}$/;
const FEWEST_NAMED = 2;

/** Whether a line only tells a spreadsheet by what its cells are separated. */
export const isSeparatorHint = (line: string): boolean => SEPARATOR_HINT.test(line);

const namesProduct = ({ kind }: Heading): boolean => kind === 'SKU' || kind === 'GTIN' || kind === 'ARTICLE';
const namesAmount = ({ kind }: Heading): boolean => kind === 'AMOUNT' || kind === 'DAY';

/**
 * Reads a row that names the columns of a table: at least two of its cells, among them an amount, the number of an article,
 * or its name beside its unit, and at least half of them, or number and name of the article, say what they are.
 *
 * @returns undefined when the row is none: nothing is taken for one that may have been meant as an order
 */
export const headingRow = (
  cells: readonly string[],
  isUnitWord: UnitWordTest,
): readonly (Heading | undefined)[] | undefined => {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < FEWEST_NAMED) return undefined;
  const headings = cells.map((cell) => parseHeading(cell, isUnitWord));
  const known = headings.filter((heading) => heading !== undefined);
  // A unit stands in the rows of a list as well: it names a column beside others that name theirs.
  const units = known.filter(({ exactness }) => exactness < 1).length;
  const areUnits =
    known.some((heading) => namesProduct(heading) || heading.kind === 'NAME') &&
    known.filter(({ unitAlone }) => unitAlone !== undefined).length >= FEWEST_NAMED;
  const said = areUnits || units === 0 ? known : known.filter(({ exactness }) => exactness >= 1);
  const isNamed =
    said.some((heading) => namesAmount(heading) || (namesProduct(heading) && heading.kind !== 'ARTICLE')) ||
    (said.some(({ kind }) => kind === 'NAME') &&
      said.some((heading) => namesProduct(heading) || heading.kind === 'UNIT'));
  const numbers = filled.filter((cell) => NUMBER_ALONE.test(cell)).length;
  // The names of days may be mere dates, which say nothing by themselves.
  const isMost = said.length >= FEWEST_NAMED && said.length * 2 >= filled.length - numbers;
  // Number and name of the article are enough: the other columns may be named by the buyer's branches and departments.
  const isOfProducts =
    numbers === 0 &&
    said.some((heading) => namesProduct(heading) && namesOnlyThat(heading)) &&
    said.some(({ kind }) => kind === 'NAME');
  const isPriced = filled.some((cell) => PRICE_ALONE.test(cell));
  const isOrder = isPriced || (numbers > 0 && (said.length <= FEWEST_NAMED || numbers > said.length));
  return isNamed && (isMost || isOfProducts) && !isOrder ? headings : undefined;
};

/** Whether a line without separators consists of names of columns alone: "Artikelnummer Menge". */
export const isHeadingLine = (line: string, isUnitWord: UnitWordTest): boolean => {
  const words = wordsOf(line).map((word) => parseHeading(word, isUnitWord));
  const named = words.filter((heading) => heading !== undefined);
  return (
    words.length > 0 &&
    named.length === words.length &&
    named.some((heading) => namesProduct(heading) || (namesAmount(heading) && heading.exactness > 1)) &&
    named.every(({ kind }) => kind !== 'ARTICLE' || words.length > 1)
  );
};
