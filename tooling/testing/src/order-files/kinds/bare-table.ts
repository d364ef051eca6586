import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import type { Meaning } from '../order-file';
import { drawWish, orderOf, unitlessOrderOf, type Wish } from '../wish';

/** A layout without headings: its cells, and whether anybody would read it rightly. */
interface BareLayout {
  readonly cells: (wish: Wish, row: number, random: Random) => readonly string[];
  readonly truth: 'PLAIN' | 'OPEN';
  readonly byName?: true;
  readonly unitless?: true;
}

const euros = (random: Random): string => `${random.whole(1, 60)},${random.whole(10, 99)}`;

const LAYOUTS: readonly BareLayout[] = [
  { truth: 'PLAIN', cells: ({ article, amount, unitWord }) => [article.sku, String(amount), unitWord] },
  {
    truth: 'PLAIN',
    cells: ({ article, amount, unitWord }) => [article.sku, article.name, String(amount), unitWord],
  },
  {
    truth: 'PLAIN',
    cells: ({ article, amount, unitWord }) => [String(amount), unitWord, article.sku, article.name],
  },
  {
    truth: 'PLAIN',
    byName: true,
    cells: ({ article, amount, unitWord }) => [article.name, String(amount), unitWord],
  },
  {
    truth: 'PLAIN',
    byName: true,
    cells: ({ article, amount, unitWord }) => [String(amount), unitWord, article.name],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, row) => [
      String(row),
      String(amount),
      unitWord,
      article.sku,
      article.name,
    ],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, row) => [
      String(row),
      article.sku,
      article.name,
      String(amount),
      unitWord,
    ],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, row) => [String(row), article.sku, String(amount), unitWord],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, _, random) => [
      article.sku,
      article.name,
      String(amount),
      unitWord,
      euros(random),
      euros(random),
    ],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, _, random) => [
      article.sku,
      article.name,
      euros(random),
      String(amount),
      unitWord,
    ],
  },
  {
    truth: 'OPEN',
    byName: true,
    cells: ({ article, amount, unitWord }, _, random) => [
      article.name,
      euros(random),
      String(amount),
      unitWord,
    ],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, _, random) => [
      article.sku,
      unitWord,
      article.name,
      String(amount),
      String(random.whole(1, 60)),
    ],
  },
  { truth: 'OPEN', unitless: true, cells: ({ article, amount }) => [article.sku, String(amount)] },
  {
    truth: 'OPEN',
    unitless: true,
    cells: ({ article, amount }) => [article.sku, article.name, String(amount)],
  },
  {
    truth: 'OPEN',
    unitless: true,
    byName: true,
    cells: ({ article, amount }) => [article.name, String(amount)],
  },
  { truth: 'OPEN', unitless: true, cells: ({ article, amount }) => [String(amount), article.sku] },
  {
    truth: 'OPEN',
    unitless: true,
    byName: true,
    cells: ({ article, amount }) => [String(amount), article.name],
  },
  {
    truth: 'OPEN',
    unitless: true,
    byName: true,
    cells: ({ article, amount }, _, random) => [article.name, String(amount), euros(random)],
  },
  {
    truth: 'OPEN',
    cells: ({ article, amount, unitWord }, _, random) => [
      article.sku,
      article.name,
      String(random.whole(0, 20)),
      String(amount),
      unitWord,
    ],
  },
];

/** Two columns of numbers, and nothing tells the amount from the stock. */
const isTwoNumbers = (layout: BareLayout): boolean => layout === LAYOUTS.at(-1);

/** Rows of a table without headings. */
export const bareTable = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const layout = random.pick(LAYOUTS);
  return random
    .list(count, () => undefined)
    .map((_, index): Row => {
      const wish = drawWish(random, shelf, { byName: layout.byName === true });
      const cells = layout.cells(wish, index + 1, random);
      const meaning: Meaning = isTwoNumbers(layout)
        ? { truth: 'UNCLEAR', orders: [], form: 'bare table, two numbers' }
        : {
            truth: layout.truth === 'PLAIN' && !wish.isPlainUnit ? 'OPEN' : layout.truth,
            orders: [layout.unitless === true ? unitlessOrderOf(wish) : orderOf(wish)],
            form: `bare table ${cells.map((cell) => (cell === wish.article.name ? 'name' : cell)).join('|')}`,
          };
      return { cells, meaning };
    });
};
