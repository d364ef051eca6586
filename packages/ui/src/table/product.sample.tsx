import { formatPrice } from '@gastroshop/i18n';
import { TruncatedText } from './truncated-text';
import type { DataTableColumn } from './column';

/** An article of the wholesale trade, for stories and tests. */
export interface SampleProduct {
  readonly sku: string;
  readonly name: string;
  readonly origin: string;
  readonly price: string;
}

const NAMES = [
  ['Rindsschnitzelfleisch Kaiserteil ca. 5 kg', 'Österreich', '15.40'],
  ['Obers 36 % 1 l', 'Österreich', '4.49'],
  ['Hühnerbrustfilet ohne Haut 2,5 kg', 'Steiermark', '21.40'],
  ['Freilandeier Kl. A Gr. M 180 Stk', 'Burgenland', '46.80'],
  ['Erdäpfel festkochend 10 kg', 'Marchfeld, NÖ', '10.90'],
  ['Rispenparadeiser Kl. I 6 kg', 'Wien', '16.20'],
  ['Schweinskarreerose dressiert vakuumverpackt ca. 2,5 kg', 'Oberösterreich', '9.85'],
  ['Geschirrspülmaschinenklarspülerkonzentrat 10 l', 'Deutschland', '64.30'],
] as const;

/** So many articles, each with a number of its own. */
export const sampleProducts = (count: number): readonly SampleProduct[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, origin, price] = NAMES[index % NAMES.length] ?? NAMES[0];
    return { sku: String(100_000 + index), name, origin, price };
  });

/** Columns for the articles. */
export const PRODUCT_COLUMNS: readonly DataTableColumn<SampleProduct>[] = [
  { key: 'sku', header: 'Nummer', width: '88px', sortable: true, cell: ({ sku }) => sku },
  {
    key: 'name',
    header: 'Artikel',
    width: 'minmax(0, 2fr)',
    sortable: true,
    cell: ({ name }) => <TruncatedText text={name} />,
  },
  { key: 'origin', header: 'Herkunft', cell: ({ origin }) => <TruncatedText text={origin} /> },
  {
    key: 'price',
    header: 'Preis netto',
    width: '112px',
    align: 'end',
    sortable: true,
    cell: ({ price }) => formatPrice(price),
  },
];
