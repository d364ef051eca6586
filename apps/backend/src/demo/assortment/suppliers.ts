import { SHELVES } from './category-seeds';

/** A supplier of the group. */
export interface DemoSupplier {
  readonly id: string;
  readonly name: string;
}

/** Who supplies what has no brand, by root category. */
const UNBRANDED: Readonly<Record<string, string>> = {
  '1': 'Frischdienst Donau GmbH',
  '2': 'Kältelogistik West GmbH',
  '3': 'Trockenlager Wels GmbH',
  '4': 'Getränkevertrieb Inn GmbH',
  '5': 'Weinkontor Krems GmbH',
  '6': 'Gastrobedarf Linz GmbH',
};

const brands = [
  ...new Set(
    SHELVES.flatMap(({ traits, kinds }) => [
      ...traits.brands,
      ...kinds.flatMap(({ own }) => own.brands ?? []),
    ]),
  ),
]
  .filter((brand) => brand !== '')
  .sort();

const nameOf = (brand: string): string =>
  brand === 'Gastro Plus'
    ? 'Gastro Plus Handelsmarken GmbH'
    : /^(?:Weingut|Winzerhof|Weinhof|Domäne|Domaine|Château|Maison|Veuve|Bodegas|Cantina|Kellerei|Viña)/.test(
          brand,
        )
      ? brand
      : `${brand} GmbH`;

const FIRST_ID = 70_100;

const byBrand = new Map(
  brands.map((brand, index): [string, DemoSupplier] => [
    brand,
    { id: String(FIRST_ID + index), name: nameOf(brand) },
  ]),
);
const byRoot = new Map(
  Object.entries(UNBRANDED).map(([root, name]): [string, DemoSupplier] => [
    root,
    { id: `7000${root}`, name },
  ]),
);

/** All suppliers. */
export const SUPPLIERS: readonly DemoSupplier[] = [...byRoot.values(), ...byBrand.values()];

/** Who supplies an article of a brand on a shelf. */
export const supplierOf = (brand: string, shelfId: string): DemoSupplier => {
  const found = byBrand.get(brand) ?? byRoot.get(shelfId.slice(0, 1));
  if (found === undefined) throw new Error(`Nobody supplies ${brand} on ${shelfId}`);
  return found;
};
