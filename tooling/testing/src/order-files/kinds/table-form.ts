import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { noise } from '../order-file';
import { drawWish, type Wish } from '../wish';
import { groupRow, titleRow, totalRow } from '../words/noise-lines';
import { drawGtinStyle, drawSkuStyle, misreadGtin, roundedGtin } from '../words/written-products';
import { drawCellStyle, NO_AMOUNTS, UNCLEAR_AMOUNTS } from '../words/written-numbers';
import { STRANGE_UNITS } from '../words/unit-words';
import { orderRow, type TableStyle, withCell } from './table-cells';
import type { Column } from './table-columns';

const drawStyle = (random: Random): TableStyle => ({
  sku: drawSkuStyle(random),
  gtin: drawGtinStyle(random),
  amount: drawCellStyle(random),
  unitWithAmount: random.chance(6),
});

/** As many cells as the table has columns. */
const padded = (cells: readonly string[], columns: readonly Column[]): readonly string[] => [
  ...cells,
  ...columns.slice(cells.length).map(() => ''),
];

const headingRow = (columns: readonly Column[]): Row => ({
  cells: columns.map(({ heading }) => heading),
  meaning: noise('heading'),
});

const noiseRow = (cells: readonly string[], columns: readonly Column[], form: string): Row => ({
  cells: padded(cells, columns),
  meaning: noise(form),
});

const hasKind = (columns: readonly Column[], kind: Column['kind']): boolean =>
  columns.some((column) => column.kind === kind);

/** A wish whose article the columns can name. */
const wishFor = (random: Random, shelf: Shelf, columns: readonly Column[]): Wish => {
  const byNumber = hasKind(columns, 'SKU');
  const byName = !byNumber && hasKind(columns, 'NAME');
  const odd = random.chance(30) ? 30 : 0;
  let wish = drawWish(random, shelf, { byName, oddUnits: odd });
  for (let tries = 0; !byNumber && !byName && wish.unit.gtin === undefined && tries < 50; tries += 1)
    wish = drawWish(random, shelf, { oddUnits: odd });
  return wish;
};

/** A row that looks like an order, and nobody can say what it orders. */
const unclearRow = (random: Random, columns: readonly Column[], row: Row, wish: Wish): Row => {
  const { gtin } = wish.unit;
  // Beside its whole name a misread code does not matter.
  const onlyGtin = gtin !== undefined && !hasKind(columns, 'SKU') && !hasKind(columns, 'NAME');
  const [form, cells] = random.pick([
    () => ['amount', withCell(columns, row.cells, 'AMOUNT', random.pick(UNCLEAR_AMOUNTS))] as const,
    () => ['unit', withCell(columns, row.cells, 'UNIT', random.pick(STRANGE_UNITS))] as const,
    () =>
      onlyGtin
        ? ([
            'code',
            withCell(
              columns,
              row.cells,
              'GTIN',
              random.pick([roundedGtin, (code: string) => misreadGtin(random, code)])(gtin),
            ),
          ] as const)
        : (['amount', withCell(columns, row.cells, 'AMOUNT', random.pick(UNCLEAR_AMOUNTS))] as const),
  ])();
  return { cells, meaning: { truth: 'UNCLEAR', orders: [], form: `unclear ${form} ${row.meaning.form}` } };
};

/** What the rows of a form are besides orders, of a hundred. */
interface FormHabits {
  readonly empty: number;
  readonly unclear: number;
  readonly noise: number;
}

const drawHabits = (random: Random): FormHabits =>
  random.pick([
    { empty: 0, unclear: 0, noise: 0 },
    { empty: 0, unclear: 0, noise: 0 },
    { empty: 0, unclear: 5, noise: 0 },
    { empty: 60, unclear: 2, noise: 0 },
    { empty: 90, unclear: 0, noise: 3 },
    { empty: 10, unclear: 10, noise: 10 },
  ]);

/** Rows of a form under its headings, with titles above and sums below. */
export const formRows = (
  random: Random,
  shelf: Shelf,
  columns: readonly Column[],
  count: number,
): readonly Row[] => {
  const style = drawStyle(random);
  const habits = drawHabits(random);
  const heading = headingRow(columns);
  const rows: Row[] = [];
  const titles = random.pick([0, 0, 0, 1, 1, 2, 4, 8]);
  for (let index = 0; index < titles; index += 1)
    rows.push(
      random.chance(25) ? noiseRow([''], columns, 'blank') : noiseRow(titleRow(random), columns, 'title'),
    );
  rows.push(heading);
  for (let index = 1; index <= count; index += 1) {
    if (random.chance(habits.noise))
      rows.push(random.chance(15) ? heading : noiseRow(groupRow(random), columns, 'group'));
    const wish = wishFor(random, shelf, columns);
    const row = orderRow(random, shelf, columns, style, wish, index);
    if (random.chance(habits.empty)) {
      const none = withCell(
        columns,
        withCell(columns, row.cells, 'AMOUNT', random.pick(NO_AMOUNTS)),
        'SUM',
        '',
      );
      rows.push({
        cells: none,
        meaning: { truth: 'NOT_ORDERED', orders: [], form: `empty ${row.meaning.form}` },
      });
    } else rows.push(random.chance(habits.unclear) ? unclearRow(random, columns, row, wish) : row);
  }
  if (random.chance(30)) {
    if (random.chance(50)) rows.push(noiseRow([''], columns, 'blank'));
    rows.push(...random.list(random.whole(1, 3), () => noiseRow(totalRow(random), columns, 'total')));
  }
  return rows;
};
