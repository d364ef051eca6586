import { unitKey } from '../quantity';
import { isNothing } from './amount-cell';
import { type ColumnCells, lookAtColumn, ROWS_LOOKED_AT } from './column-cells';
import { type Heading, type LineDetail, namesOnlyThat } from './heading';
import type { AmountColumns, ColumnRole } from './order-list-reading';
import type { UnitWordTest } from './unit-words';

/** What the columns of a table hold. */
export interface TableColumns {
  readonly positions: ReadonlyMap<Exclude<ColumnRole, 'AMOUNT'>, number>;
  /** Columns that hold the amount, added up where there are several. */
  readonly amounts: readonly number[];
  readonly amountBy: 'HEADING' | 'CHOICE' | 'GUESS';
  /** Columns that only say whether a row is ordered ("Bestellen? ja"), beside those that say how much of it. */
  readonly ticks: readonly number[];
  /** Columns that may hold it, the best first, where that is a question. */
  readonly candidates: readonly number[];
  /** Columns that are named as units and hold none as a rule; what a row has there all the same is its unit. */
  readonly otherUnits: readonly number[];
  /** The units of amounts, where the headings of their columns name them. */
  readonly units: ReadonlyMap<number, string>;
  /** Columns without a heading that says anything, so that their words may be anything. */
  readonly silent: readonly number[];
  /** Those of them that only some rows have a number in: what such a row orders may stand there. */
  readonly perhaps: readonly number[];
  /** Columns that are headed as something else than what is ordered: a note, a size. */
  readonly further: readonly number[];
  /** Columns that hold what a buyer writes beside an order. */
  readonly details: readonly (readonly [LineDetail, number])[];
  /** Every amount ends in ",000": a program that writes three decimals. */
  readonly hasThreeDecimals: boolean;
}

/** A column with all that is known of it. */
interface Column {
  readonly index: number;
  readonly heading: Heading | undefined;
  readonly cells: ColumnCells;
}

const MOST = 0.6;
const SOME = 0.3;

const best = (columns: readonly Column[], score: (column: Column) => number): Column | undefined => {
  const [first] = columns
    .map((column) => ({ column, score: score(column) }))
    .filter((scored) => scored.score > 0)
    .toSorted((one, other) => other.score - one.score);
  return first?.column;
};

const kindOf = ({ heading }: Column): Heading['kind'] | undefined => heading?.kind;

/** By heading first, the more exact the better; then by what the cells look like. */
const claims =
  (kinds: readonly Heading['kind'][], share: (cells: ColumnCells) => number) =>
  (column: Column): number => {
    const { heading, cells } = column;
    if (heading === undefined) return share(cells) >= MOST ? share(cells) : 0;
    if (!kinds.includes(heading.kind)) return 0;
    // A column that is named and empty stands back behind any that is filled, and is still what its heading says.
    if (cells.count === 0) return heading.exactness / 1000;
    return heading.kind === 'ARTICLE' && share(cells) < MOST ? 0 : heading.exactness * 2 + share(cells);
  };

const isPosition = ({ cells, heading, index }: Column): boolean =>
  cells.counts && (heading === undefined ? index === 0 : heading.kind === 'SKU' && heading.exactness <= 2);

/**
 * The number of the order, the branch or the buyer: it stands in every row, beside articles of different names. One
 * that is headed as an article's is none, and the same article may well be ordered twice.
 */
const isOfPaper = (
  { index, heading, cells }: Column,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): boolean => {
  if (!cells.isSame || (heading !== undefined && namesOnlyThat(heading))) return false;
  return columns.some((column) => {
    if (column.cells.words < MOST || kindOf(column) === 'OTHER') return false;
    const named = rows.filter((row) => (row[column.index] ?? '') !== '');
    const isEverywhere = named.every((row) => (row[index] ?? '') !== '');
    return isEverywhere && new Set(named.map((row) => row[column.index])).size > 1;
  });
};

const findProduct = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Map<'SKU' | 'GTIN' | 'NAME', number> => {
  const positions = new Map<'SKU' | 'GTIN' | 'NAME', number>();
  const free = (): readonly Column[] =>
    columns.filter(({ index }) => ![...positions.values()].includes(index));
  const take = (role: 'SKU' | 'GTIN' | 'NAME', score: (column: Column) => number): void => {
    const found = best(free(), score);
    if (found !== undefined) positions.set(role, found.index);
  };
  take(
    'GTIN',
    claims(['GTIN'], ({ gtin }) => gtin),
  );
  const skuClaims = claims(['SKU', 'ARTICLE'], ({ number }) => number);
  take('SKU', (column) => (isOfPaper(column, columns, rows) ? 0 : skuClaims(column)));
  take(
    'NAME',
    claims(['NAME', 'ARTICLE'], ({ words }) => words),
  );
  return positions;
};

/** Columns whose numbers may be amounts, by their heading or, where it says nothing, by their cells. */
const mayBeAmount = (column: Column, taken: ReadonlySet<number>): boolean => {
  const { cells, heading, index } = column;
  if (taken.has(index) || isPosition(column)) return false;
  if (heading === undefined) return cells.amount >= SOME && cells.price < MOST && cells.count > 0;
  // A unit's column that holds numbers says how many are in a package.
  return heading.kind === 'AMOUNT' || (heading.kind === 'DAY' && cells.amount > 0);
};

const isBeside = (one: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(one - other) === 1;

type Amounts = Pick<TableColumns, 'amounts' | 'amountBy' | 'candidates'>;

const guessed = (columns: readonly Column[]): Amounts => ({
  amounts: columns.slice(0, 1).map(({ index }) => index),
  amountBy: 'GUESS',
  candidates: columns.length > 1 ? columns.map(({ index }) => index) : [],
});

/** Of the columns that are named as amounts the one that is named so most exactly. */
const namedAmount = (columns: readonly Column[]): Column | undefined => {
  const named = columns.filter((column) => kindOf(column) === 'AMOUNT');
  const filled = named.filter(({ cells }) => cells.count > 0);
  const of = filled.length > 0 ? filled : named;
  const most = Math.max(...of.map(({ heading }) => heading?.exactness ?? 0));
  // Of equal names an empty column counts as well: the day, or the place, that nothing is wanted for.
  const [first, ...more] = named.filter(({ heading }) => heading?.exactness === most);
  const isSure =
    most > 2 ||
    (most >= 1 && of.length === 1) ||
    (most === 2 && of.every(({ heading }) => heading?.exactness !== 3));
  return more.length === 0 && isSure ? first : undefined;
};

const findAmounts = (
  candidates: readonly Column[],
  unit: number | undefined,
  hasHeadings: boolean,
): Amounts => {
  const days = candidates.filter((column) => kindOf(column) === 'DAY');
  const named = days.length > 0 ? undefined : namedAmount(candidates);
  if (named !== undefined) return { amounts: [named.index], amountBy: 'HEADING', candidates: [] };
  const beside = candidates.filter(({ index }) => unit === index + 1);
  const [first, ...more] =
    beside.length > 0 ? beside : candidates.filter(({ index }) => isBeside(index, unit));
  const rest = candidates.filter(({ index }) => index !== first?.index);
  // Without headings a number beside its unit is the amount, and numbers alone are one where there are no others.
  if (!hasHeadings && candidates.length === 1) return { ...guessed(candidates), amountBy: 'HEADING' };
  if (first !== undefined && more.length === 0) return guessed([first, ...rest]);
  const ordered = candidates.toSorted(
    (one, other) => (other.heading?.exactness ?? 0) - (one.heading?.exactness ?? 0),
  );
  return guessed(ordered);
};

/**
 * "Ktn" and "Stk" side by side are how many of each where every row fills one of them, and each is filled in some row; where
 * both are, the one may be how many are in the other.
 */
const areInUnits = (candidates: readonly Column[], rows: readonly (readonly string[])[]): boolean => {
  const units = candidates.map(({ heading }) => heading?.unit ?? heading?.unitAlone);
  if (candidates.length < 2 || units.includes(undefined)) return false;
  const isFilled = (row: readonly string[], { index }: Column): boolean => !isNothing(row[index] ?? '');
  return (
    new Set(units.map((unit = '') => unitKey(unit))).size === units.length &&
    candidates.every((column) => rows.some((row) => isFilled(row, column))) &&
    rows.every((row) => candidates.filter((column) => isFilled(row, column)).length <= 1)
  );
};

const inUnits = (candidates: readonly Column[]): Amounts => ({
  amounts: candidates.map(({ index }) => index),
  amountBy: 'HEADING',
  candidates: [],
});

/** The units that the headings of amounts name; one that stands alone says so where nothing else is left to say. */
const unitsOf = (
  columns: readonly Column[],
  { amounts }: Amounts,
  isByUnits: boolean,
): TableColumns['units'] =>
  new Map(
    amounts.flatMap((index) => {
      const { unit, unitAlone } = columns[index]?.heading ?? {};
      const named = unit ?? (isByUnits ? unitAlone : undefined);
      return named === undefined ? [] : [[index, named] as const];
    }),
  );

const chosen = (answer: AmountColumns): Amounts => ({
  amounts: answer === 'NONE' ? [] : answer.mode === 'ONE' ? answer.columns.slice(0, 1) : answer.columns,
  amountBy: 'CHOICE',
  candidates: [],
});

const FEWEST_DECIMALS = 2;

const isThreeDecimals = (column: readonly string[]): boolean => {
  const filled = column.filter((cell) => cell !== '');
  return filled.length >= FEWEST_DECIMALS && filled.every((cell) => /^\d{1,5},000$/.test(cell));
};

/** The columns whose cells are not used, by whether their headings say what they are. */
const unusedColumns = (
  columns: readonly Column[],
  used: readonly (number | undefined)[],
  rows: number,
): Pick<TableColumns, 'silent' | 'perhaps' | 'further' | 'details'> => {
  const unused = columns.filter(({ index }) => !used.includes(index));
  const silent = unused.filter((column) => column.heading === undefined && !isPosition(column));
  return {
    silent: silent.map(({ index }) => index),
    perhaps: silent
      .filter(({ cells }) => cells.amount >= MOST && cells.count < rows * MOST)
      .map(({ index }) => index),
    further: unused.filter((column) => kindOf(column) === 'OTHER').map(({ index }) => index),
    details: unused.flatMap(({ index, heading }) =>
      heading?.detail === undefined ? [] : [[heading.detail, index] as const],
    ),
  };
};

/**
 * Tells what the columns of a table hold: by their headings where these say so, else by all of their cells.
 *
 * @param headings one for each column; undefined where the table has none
 * @returns undefined where no column holds articles
 */
export const tableColumns = (
  headings: readonly (Heading | undefined)[] | undefined,
  rows: readonly (readonly string[])[],
  isUnitWord: UnitWordTest,
  answer: AmountColumns | undefined,
): TableColumns | undefined => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), headings?.length ?? 0);
  const columns = Array.from({ length: width }, (_, index): Column => ({
    index,
    heading: headings?.[index],
    cells: lookAtColumn(
      rows.map((cells) => cells[index] ?? ''),
      isUnitWord,
    ),
  }));
  const goods = columns.filter((column) => !isPosition(column));
  const positions = findProduct(goods, rows);
  if (positions.size === 0) return undefined;
  const taken = new Set(positions.values());
  const unit = best(
    goods.filter(({ index }) => !taken.has(index)),
    (column) =>
      column.cells.unit < SOME && column.cells.amount >= SOME
        ? 0
        : claims(['UNIT'], (cells) => cells.unit)(column),
  );
  if (unit !== undefined) taken.add(unit.index);
  const claimants = columns.filter((column) => mayBeAmount(column, taken));
  const counting = claimants.filter(({ cells }) => !cells.ticks);
  const candidates = counting.length > 0 ? counting : claimants;
  const ticks = claimants.filter((column) => !candidates.includes(column)).map(({ index }) => index);
  const isByUnits = answer === undefined && unit === undefined && areInUnits(candidates, rows);
  const found = isByUnits
    ? inUnits(candidates)
    : findAmounts(candidates, unit?.index, headings !== undefined);
  const amounts = answer === undefined ? found : chosen(answer);
  return {
    positions: new Map([...positions, ...(unit === undefined ? [] : ([['UNIT', unit.index]] as const))]),
    ...amounts,
    ticks,
    otherUnits: goods
      .filter((column) => kindOf(column) === 'UNIT' && !taken.has(column.index))
      .map(({ index }) => index),
    units: unitsOf(columns, amounts, isByUnits || answer !== undefined),
    hasThreeDecimals: amounts.amounts.some((column) =>
      isThreeDecimals(rows.map((cells) => cells[column] ?? '')),
    ),
    ...unusedColumns(
      columns,
      [positions.get('SKU'), positions.get('GTIN'), unit?.index, ...amounts.amounts, ...ticks],
      Math.min(rows.length, ROWS_LOOKED_AT),
    ),
  };
};
