import { decimal, roundHalfUp } from '@gastroshop/domain/money';
import type { RetailProduct } from './retail-product';
import { vatRateOf } from './vat-rate';

const RATES_SINCE = '1984-01-01';
const GRAMS_PER_KG = 1_000;

/** Units that prices are compared by: per kilogram, per litre. */
const LARGE_UNIT: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' };

const COLD = [
  [/tiefkühl|^eis$/i, 'Tiefgekuehlt'],
  [/kühl|milchprodukte|wurst|obst|gemüse/i, 'Gekuehlt'],
] as const;

/** A text as part of an id: small letters and digits. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const categoriesOf = ({ category }: RetailProduct) =>
  category.map((name, depth) => ({
    id: `r-${category
      .slice(0, depth + 1)
      .map(idOf)
      .join('-')}`,
    name: { 'de-AT': name },
  }));

const attributesOf = ({ category, organic, weighed }: RetailProduct) => {
  const cold = COLD.find(([words]) => category.some((name) => words.test(name)))?.[1];
  return [cold, organic && 'Bio', weighed && 'Wiegeartikel'].flatMap((key) =>
    key === undefined || key === false ? [] : [{ key }],
  );
};

/** Whether the price is one per kilogram: what is weighed but counted in pieces is sold by the piece. */
const isByKilogram = ({ weighed, unit }: RetailProduct): boolean => weighed && unit === 'g';

const contentOf = (product: RetailProduct) => {
  const { quantity, unit } = product;
  const large = LARGE_UNIT[unit];
  return {
    netFillingQuantity: { quantity: String(quantity), unit },
    // The price of what is weighed is one per kilogram already.
    ...(large !== undefined &&
      !isByKilogram(product) && {
        basePrice: { quantity: String(quantity), unit, refQuantity: '1', refUnit: large },
      }),
  };
};

/** Numbers of the chain get a letter, so that none is taken for one of the tenant's own articles. */
const skuOf = ({ id }: RetailProduct): string => `R${id}`;

/** A retail article as a line of `import products`. */
export const productLineOf = (product: RetailProduct): Readonly<Record<string, unknown>> => ({
  sku: skuOf(product),
  name: product.name.trim(),
  categories: categoriesOf(product),
  status: product.available ? 'ACTIVE' : 'INACTIVE',
  listedOn: product.prices.at(-1)?.from,
  units: [
    {
      name: 'Stück',
      abbreviation: 'Stk',
      ratio: '1',
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
      gtins: [],
    },
  ],
  attributes: attributesOf(product),
  ...contentOf(product),
  vat: [{ ratePercent: vatRateOf(product.category), validFrom: RATES_SINCE }],
  ...(isByKilogram(product) && {
    weighed: {
      pricedBy: 'kg',
      estimatedQuantityPerStorageUnit: String(decimal(product.quantity).div(GRAMS_PER_KG)),
    },
  }),
});

/** The newest price of a retail article, net, as a line of `import prices`; undefined where it has none. */
export const priceLineOf = (product: RetailProduct): Readonly<Record<string, unknown>> | undefined => {
  const [newest] = product.prices;
  if (newest === undefined) return undefined;
  const gross = isByKilogram(product)
    ? decimal(newest.gross).times(GRAMS_PER_KG).div(product.quantity)
    : decimal(newest.gross);
  const net = roundHalfUp(gross.div(decimal(vatRateOf(product.category)).div(100).plus(1)), 2);
  return net.gt(0)
    ? {
        sku: skuOf(product),
        type: 'LIST',
        rawValueString: net.toFixed(2),
        minQuantity: 0,
        fromDate: newest.from,
        uvp: decimal(newest.gross).toFixed(2),
      }
    : undefined;
};
