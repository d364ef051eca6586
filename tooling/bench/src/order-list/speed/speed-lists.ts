import type { Shelf, ShelfProduct } from '@gastroshop/testing/order-files';

const UNKNOWN = 50;
const AMOUNTS = 9;
const NAMES = 400;

type Line = (product: ShelfProduct, amount: number, unit: string) => string;

/** Lists as they come day by day, each of so many lines over all articles: by number, as a table, by name. */
export const speedLists = (
  { articles, named }: Shelf,
  lines: number,
): readonly (readonly [string, string])[] => {
  const listOf = (from: readonly ShelfProduct[], line: Line): string =>
    Array.from({ length: lines }, (_, index) => {
      const product = from[index % from.length];
      const unit = product?.units[0]?.abbreviation ?? '';
      // Some name no article at all.
      if (product === undefined || index % UNKNOWN === UNKNOWN - 1) return `99${index}99 3 ${unit}`;
      return line(product, 1 + (index % AMOUNTS), unit);
    }).join('\n');
  return [
    ['number amount', listOf(articles, ({ sku }, amount) => `${sku} ${amount}`)],
    ['number amount unit', listOf(articles, ({ sku }, amount, unit) => `${sku} ${amount} ${unit}`)],
    ['tabs', listOf(articles, ({ sku }, amount, unit) => `${sku}\t${amount}\t${unit}`)],
    [
      'table with headings',
      `Artikelnummer;Bezeichnung;Menge;Einheit\n${listOf(articles, ({ sku, name }, amount, unit) => `${sku};${name};${amount};${unit}`)}`,
    ],
    // Whole names are looked for in one query; as many as are different.
    [
      'amount unit name',
      listOf(named.slice(0, NAMES), ({ name }, amount, unit) => `${amount} ${unit} ${name}`),
    ],
  ];
};
