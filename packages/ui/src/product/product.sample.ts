import type { OrderUnit } from '../order-control';
import type { PriceHintData } from '../price';
import type { AttributeBadgeData } from './attribute-badge';
import { findDrawing } from './drawings/find-drawing';
import type { ProductFamily } from './drawings/product-family';
import type { ProductBannerData } from './banner-text';
import type { ProductOrderState, ProductCardData } from './product-data';

const badge = (key: string, label: string, hasIcon = true): AttributeBadgeData => ({ key, label, hasIcon });

const chilled = badge('Gekuehlt', 'gekühlt');
const frozen = badge('Tiefgekuehlt', 'TK');
const organic = badge('Bio', 'Bio');
const weighed = badge('Wiegeartikel', 'Wiegeartikel');
const vegan = badge('Veg', 'vegan');
const glutenFree = badge('Gf', 'glutenfrei');
const seal = badge('Ama', 'AMA', false);
const asc = badge('Asc', 'ASC');
const deadline = badge('Bestellschluss', 'Bestellschluss 11:00');
const offer = (percent: string): ProductBannerData => ({ kind: 'ON_SALE', audience: 'ALL', percent });

interface Product {
  readonly number: string;
  readonly name: string;
  readonly family: ProductFamily;
  readonly origin?: string;
  readonly badges?: readonly AttributeBadgeData[];
  readonly banner?: ProductBannerData;
  readonly price: string;
  readonly unit: string;
  readonly base: readonly [string, string];
  readonly note?: PriceHintData;
  readonly inCart?: number;
}

const tier = (quantity: string, price: string): PriceHintData => ({ kind: 'TIER', quantity, price });

const products: readonly [Product, ...Product[]] = [
  {
    number: '104728',
    name: 'Rindsschnitzelfleisch Kaiserteil ca. 5 kg',
    family: 'meat',
    origin: 'Österreich',
    badges: [chilled, weighed],
    price: '€ 15,40',
    unit: 'kg',
    base: ['€ 15,40', 'kg'],
    note: tier('20 kg', '€ 14,90'),
    inCart: 10,
  },
  {
    number: '201144',
    name: 'Obers 36 % 1 l',
    family: 'dairy',
    origin: 'Österreich',
    badges: [chilled],
    price: '€ 4,49',
    unit: 'Stk',
    base: ['€ 4,49', 'l'],
    note: { kind: 'NEXT_TIER', missing: '3 Stk', price: '€ 4,15' },
    inCart: 9,
  },
  {
    number: '118203',
    name: 'Hühnerbrustfilet ohne Haut 2,5 kg',
    family: 'meat',
    origin: 'Steiermark',
    badges: [chilled],
    price: '€ 21,40',
    unit: 'Tasse',
    base: ['€ 8,56', 'kg'],
    note: tier('8 Tassen', '€ 20,90'),
    inCart: 4,
  },
  {
    number: '205560',
    name: 'Freilandeier Kl. A Gr. M 180 Stk',
    family: 'egg',
    origin: 'Burgenland',
    badges: [seal],
    price: '€ 46,80',
    unit: 'Ktn',
    base: ['€ 0,26', 'Stk'],
    inCart: 1,
  },
  {
    number: '330512',
    name: 'Erdäpfel festkochend 10 kg',
    family: 'veg',
    origin: 'Marchfeld, NÖ',
    badges: [organic],
    price: '€ 10,90',
    unit: 'Sack',
    base: ['€ 1,09', 'kg'],
    note: tier('10 Sack', '€ 9,90'),
  },
  {
    number: '330118',
    name: 'Rispenparadeiser Kl. I 6 kg',
    family: 'fruit',
    origin: 'Wien',
    badges: [organic],
    banner: offer('12 %'),
    price: '€ 16,20',
    unit: 'Kiste',
    base: ['€ 2,70', 'kg'],
    note: { kind: 'FORMER', price: '€ 18,40' },
    inCart: 2,
  },
  {
    number: '402917',
    name: 'Tomatenmark 2-fach 4,5 kg',
    family: 'dry',
    origin: 'Italien',
    banner: offer('10 %'),
    price: '€ 11,35',
    unit: 'Dose',
    base: ['€ 2,52', 'kg'],
    note: tier('1 Ktn', '€ 10,80'),
  },
  {
    number: '330777',
    name: 'Vogerlsalat gewaschen 1 kg',
    family: 'veg',
    origin: 'Österreich',
    badges: [chilled, deadline],
    price: '€ 12,80',
    unit: 'Kiste',
    base: ['€ 12,80', 'kg'],
  },
  {
    number: '510044',
    name: 'Garnelen 16/20 roh, ohne Kopf 1 kg',
    family: 'fish',
    origin: 'Ecuador',
    badges: [frozen, asc],
    price: '€ 17,90',
    unit: 'Btl',
    base: ['€ 17,90', 'kg'],
    note: tier('10 Btl', '€ 16,80'),
  },
  {
    number: '510218',
    name: 'Pommes frites 9 mm 2,5 kg',
    family: 'frozen',
    origin: 'Österreich',
    badges: [frozen, glutenFree],
    price: '€ 5,95',
    unit: 'Btl',
    base: ['€ 2,38', 'kg'],
    note: tier('1 Ktn', '€ 5,60'),
  },
  {
    number: '202035',
    name: 'Teebutter Block 250 g',
    family: 'dairy',
    origin: 'Österreich',
    badges: [chilled],
    price: '€ 2,19',
    unit: 'Stk',
    base: ['€ 8,76', 'kg'],
    note: tier('4 Ktn', '€ 2,09'),
    inCart: 1,
  },
  {
    number: '701206',
    name: 'Laugenbreze vorgebacken 90 g × 60',
    family: 'bakery',
    origin: 'Oberösterreich',
    badges: [frozen, vegan],
    banner: { kind: 'NEW' },
    price: '€ 24,60',
    unit: 'Ktn',
    base: ['€ 0,41', 'Stk'],
  },
  {
    number: '130402',
    name: 'Saiblingsfilet mit Haut ca. 1,2 kg',
    family: 'fish',
    origin: 'Salzkammergut',
    badges: [chilled, weighed],
    banner: { kind: 'PRE_ORDER' },
    price: '€ 28,50',
    unit: 'kg',
    base: ['€ 28,50', 'kg'],
  },
  {
    number: '207311',
    name: 'Bergkäse 6 Monate gereift, Viertellaib ca. 6 kg',
    family: 'dairy',
    origin: 'Vorarlberg',
    badges: [chilled, weighed],
    price: 'ca. € 81,60',
    unit: 'Stk',
    base: ['€ 13,60', 'kg'],
  },
  {
    number: '830210',
    name: 'Espresso ganze Bohne 1 kg',
    family: 'dry',
    badges: [organic, vegan],
    price: '€ 18,90',
    unit: 'Pkg',
    base: ['€ 18,90', 'kg'],
  },
  {
    number: '912044',
    name: 'Grüner Veltliner Kamptal DAC 2025 0,75 l',
    family: 'wine',
    origin: 'Langenlois',
    badges: [vegan],
    price: '€ 7,90',
    unit: 'Fl',
    base: ['€ 10,53', 'l'],
    note: tier('12 Fl', '€ 7,40'),
  },
  {
    number: '611030',
    name: 'Olivenöl nativ extra Kanister 5 l',
    family: 'oil',
    origin: 'Kreta',
    price: '€ 42,50',
    unit: 'Kan',
    base: ['€ 8,50', 'l'],
  },
  {
    number: '520114',
    name: 'Apfelstrudel gezogen 1,8 kg',
    family: 'bakery',
    origin: 'Mostviertel',
    badges: [frozen, seal],
    banner: offer('8 %'),
    price: '€ 12,90',
    unit: 'Stk',
    base: ['€ 7,17', 'kg'],
    note: { kind: 'FORMER', price: '€ 14,02' },
  },
  {
    number: '330901',
    name: 'Champignons weiß geschnitten 3 kg',
    family: 'veg',
    badges: [chilled],
    banner: { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON', from: 'Mo, 30.11.' },
    price: '€ 13,20',
    unit: 'Kiste',
    base: ['€ 4,40', 'kg'],
  },
  {
    number: '640911',
    name: 'Langkornreis parboiled 10 kg',
    family: 'dry',
    badges: [glutenFree],
    price: '€ 16,60',
    unit: 'Sack',
    base: ['€ 1,66', 'kg'],
  },
];

const unitWords: Readonly<Record<string, OrderUnit>> = {
  Stk: { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
  Ktn: { abbreviation: 'Ktn', name: 'Karton', plural: 'Kartons', content: '6 Stück', minimum: 1 },
  Kiste: { abbreviation: 'Kiste', name: 'Kiste', plural: 'Kisten', minimum: 1 },
  Sack: { abbreviation: 'Sack', name: 'Sack', plural: 'Säcke', minimum: 1 },
  kg: { abbreviation: 'kg', name: 'Kilogramm', minimum: 1 },
};

/** Units of a sample: its own one and the carton. */
const sampleUnits = (unit: string): readonly OrderUnit[] => {
  const own = unitWords[unit] ?? { abbreviation: unit, name: unit, minimum: 1 };
  const carton = unitWords['Ktn'];
  return carton === undefined || unit === 'Ktn' ? [own] : [own, carton];
};

const SIZE = /\s((?:ca\. )?[\d,]+ (?:kg|g|l|Stk)(?: × \d+)?)$/;
const CENTS = 100;

/** What is ordered of a sample comes to. */
const totalOf = ({ price, unit, inCart }: Product): ProductCardData['total'] => {
  const euro = Number(price.replace(/[^\d,]/g, '').replace(',', '.'));
  if (inCart === undefined || inCart === 1) return undefined;
  const total = (Math.round(euro * CENTS * inCart) / CENTS).toFixed(2).replace('.', ',');
  return { quantity: `${inCart} ${unit}`, price: `€ ${total}` };
};

const summaryOf = (product: Product, index: number): ProductCardData => ({
  id: `${product.number}-${index}`,
  number: product.number,
  name: product.name,
  shortName: product.name.replace(SIZE, ''),
  size: SIZE.exec(product.name)?.[1],
  href: `/product/${product.number}`,
  picture: { family: product.family, drawing: findDrawing(product.name, product.family) },
  badges: product.badges,
  banner: product.banner,
  origin: product.origin,
  price: {
    priceText: product.price,
    unit: product.unit,
    isOnSale: product.note?.kind === 'FORMER',
    note: product.note,
  },
  basePrice: { priceText: product.base[0], unit: product.base[1] },
  total: totalOf(product),
});

const productAt = (index: number): Product => products[index % products.length] ?? products[0];

/** One sample of a wholesale assortment; they come again after twenty. */
export const sampleProduct = (index: number): ProductCardData => summaryOf(productAt(index), index);

/** So many samples. */
export const sampleProducts = (count: number): readonly ProductCardData[] =>
  Array.from({ length: count }, (_, index) => sampleProduct(index));

/** What is ordered of a sample. */
export const sampleOrder = (index: number): ProductOrderState => {
  const { unit, inCart, banner } = productAt(index);
  return {
    amount: inCart ?? 1,
    unit,
    units: sampleUnits(unit),
    inCart: inCart !== undefined,
    disabledReason: banner?.kind === 'NOT_AVAILABLE' ? 'derzeit nicht lieferbar' : undefined,
  };
};
