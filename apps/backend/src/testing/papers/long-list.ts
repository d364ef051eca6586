import { drawImage, LAYOUTS } from '../../pictures';
import type { PlantedProduct } from '../seed-catalogue';

/** An article of a long list. Its place is in its number, its name and its price, so that no two rows are alike. */
export interface LongListProduct {
  readonly sku: string;
  /** What the name begins with; no other text holds it. */
  readonly mark: string;
  readonly name: string;
  /** Undefined: on request. */
  readonly cents: number | undefined;
  /** Ordered and bought of it, in storage units. */
  readonly amount: number;
  /** Kilograms of a storage unit of what is billed by weight. */
  readonly kilograms: number | undefined;
  readonly alcohol: string | undefined;
}

const CATEGORIES = 12;
const DRAWINGS = [
  'avocado',
  'bacon',
  'bread',
  'broccoli',
  'butter',
  'carrot',
  'cheese-wedge',
  'cherries',
  'coffee-bag',
] as const;

const nameOf = (place: number): string => {
  if (place % 50 === 3) return `Weingartenpfirsichröstermarillenknödelteig${'fertigpackung'.repeat(6)}`;
  if (place % 7 === 2)
    return 'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib im Karton';
  return 'Öl & Essig „Grüner Löwe“';
};

/** The article at a place of a long list, the first at 0. */
const longListProduct = (place: number): LongListProduct => {
  const mark = `Nr. ${place}.`;
  return {
    sku: String(100_000 + place),
    mark,
    name: `${mark} ${nameOf(place)}`,
    cents: place % 11 === 5 ? undefined : 101 + place * 7,
    amount: 1 + (place % 9),
    kilograms: place % 9 === 4 ? 2 : undefined,
    alcohol: place % 13 === 6 ? '12.5' : undefined,
  };
};

/** Articles of a long list. */
export const longList = (count: number): readonly LongListProduct[] =>
  Array.from({ length: count }, (_, place) => longListProduct(place));

/** Categories of the list; so many lie beside each other that headings fall on every part of a page. */
export const LONG_LIST_CATEGORIES = Array.from({ length: CATEGORIES }, (_, place) => ({
  id: `k${String(place).padStart(2, '0')}`,
  name: `Warengruppe ${'ABCDEFGHIJKL'[place] ?? ''}`,
  path: [`k${String(place).padStart(2, '0')}`],
}));

/** A pixel; papers take PNG as well as drawings. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pictures of the list. */
export const LONG_LIST_IMAGES = Array.from({ length: DRAWINGS.length }, (_, place) =>
  place === 0
    ? { key: 'long/0.png', media_type: 'image/png', bytes: Buffer.from(PIXEL, 'base64') }
    : {
        key: `long/${place}.svg`,
        media_type: 'image/svg+xml',
        bytes: Buffer.from(
          drawImage({
            drawing: DRAWINGS[place] ?? 'avocado',
            tint: 'dairy',
            layout: LAYOUTS[place % 3] ?? 'plain',
          }),
        ),
      },
);

/** The list's article as the catalogue has it. */
export const plantedProduct = (place: number): PlantedProduct => {
  const { sku, name, cents, kilograms, alcohol } = longListProduct(place);
  const category = LONG_LIST_CATEGORIES[place % CATEGORIES]?.id ?? '';
  return {
    sku,
    name,
    categoryId: category,
    doc: {
      vat: [{ ratePercent: '10', validFrom: '2016-01-01' }],
      thumbnailUrl: `/media/${LONG_LIST_IMAGES[place % DRAWINGS.length]?.key ?? ''}`,
      ...(kilograms !== undefined && {
        weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: String(kilograms) },
      }),
      ...(alcohol !== undefined && { alcohol }),
    },
    prices:
      cents === undefined ? [] : [{ type: 'LIST', rawValueString: (cents / 100).toFixed(2), minQuantity: 0 }],
  };
};
