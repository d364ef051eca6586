import { Random } from '../money-oracle';
import { asMessage, asText, type CellSeparator, type Row } from './as-file';
import type { Shelf, ShelfProduct } from './assortment';
import type { OrderFile } from './order-file';
import { drawWishOf, orderOf, unitlessOrderOf } from './wish';
import { type Decoration, DECORATIONS, UNDECORATED } from './words/decorations';
import { LINE_FORMS, type LineForm } from './words/line-forms';

/** The name and nothing else. */
const BARE = 'bare name';
/** The forms in which every name has to be understood. */
const MEASURED = ['7 unit name', 'name 7 unit', '7 x name', 'name: 7'] as const;
const SEPARATORS: readonly CellSeparator[] = [';', '\t', ',', '|'];
const NAMES_IN_A_LIST = 100;

const PLAIN_DECORATIONS: readonly Decoration[] = [
  UNDECORATED,
  UNDECORATED,
  ...DECORATIONS.filter(({ isPlain }) => isPlain),
];

const bareRow = ({ name }: ShelfProduct, decoration: Decoration, line: number): Row => ({
  cells: [decoration.around(name, line)],
  meaning: { truth: 'UNCLEAR', orders: [], form: BARE },
});

const formRow = (
  random: Random,
  product: ShelfProduct,
  form: LineForm,
  decoration: Decoration,
  line: number,
): Row => {
  const wish = drawWishOf(random, product);
  const parts = { sku: product.sku, name: product.name, amount: String(wish.amount), unit: wish.unitWord };
  return {
    cells: [decoration.around(form.write(parts), line)],
    meaning: {
      truth: form.isPlain && wish.isPlainUnit ? 'PLAIN' : 'OPEN',
      orders: [form.unitless ? unitlessOrderOf(wish) : orderOf(wish)],
      form: form.id,
    },
  };
};

const tableRow = (random: Random, product: ShelfProduct, separator: CellSeparator): Row => {
  const wish = drawWishOf(random, product);
  return {
    cells: [product.name, String(wish.amount), wish.unitWord],
    meaning: { truth: 'PLAIN', orders: [orderOf(wish)], form: `name${separator}7${separator}unit` },
  };
};

const inLists = (products: readonly ShelfProduct[]): readonly (readonly ShelfProduct[])[] =>
  Array.from({ length: Math.ceil(products.length / NAMES_IN_A_LIST) }, (_, index) =>
    products.slice(index * NAMES_IN_A_LIST, (index + 1) * NAMES_IN_A_LIST),
  );

/**
 * Lists that name every article of a shelf by its name: bare, in each of the measured forms with what people put around
 * a line, and as cells. The forms of the lines tell which.
 */
export function* filesOfAllNames(shelf: Shelf, seed: number): Generator<OrderFile> {
  const random = new Random(seed);
  const forms = LINE_FORMS.filter(({ id }) => MEASURED.some((measured) => measured === id));
  for (const products of inLists(shelf.named)) {
    const kind = 'names';
    const around = random.pick(PLAIN_DECORATIONS);
    yield {
      kind,
      ...asMessage(
        products.map((product, line) => bareRow(product, around, line + 1)),
        random,
      ),
    };
    for (const form of forms) {
      const decoration = random.pick(PLAIN_DECORATIONS);
      const rows = products.map((product, line) => formRow(random, product, form, decoration, line + 1));
      yield { kind: `names ${decoration.id}`, ...asMessage(rows, random) };
    }
    const separator = random.pick(SEPARATORS);
    const rows = products.map((product) => tableRow(random, product, separator));
    yield { kind, ...asText(rows, random, separator) };
  }
}
