import type { Random } from '../../money-oracle';
import { type ColumnKind, HEADINGS, type ListLanguage, MURKY_AMOUNTS } from '../words/headings';

/** A column of a form. */
export interface Column {
  readonly kind: ColumnKind;
  readonly heading: string;
  /** It may be headed as the amount and is none, or the other way round: a careful reader asks. */
  readonly isMurky: boolean;
}

const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

const PRODUCT_KINDS: readonly (readonly ColumnKind[])[] = [
  ['SKU'],
  ['SKU', 'NAME'],
  ['SKU', 'NAME'],
  ['SKU', 'NAME'],
  ['GTIN', 'NAME'],
  ['NAME'],
  ['SKU', 'GTIN', 'NAME'],
  ['GTIN'],
];

const FURTHER: readonly ColumnKind[] = [
  'POSITION',
  'PACK',
  'PER_PACK',
  'PRICE',
  'SUM',
  'STOCK',
  'PAR',
  'LAST',
  'WEIGHT',
  'VAT',
  'GROUP',
  'NOTE',
  'DATE',
];

const caseOf = (random: Random, heading: string): string => {
  if (random.chance(85)) return heading;
  return random.pick([
    heading.toUpperCase(),
    heading.toLowerCase(),
    `${heading}:`,
    ` ${heading} `,
    heading.replace(' ', '\n'),
    `${heading} *`,
    heading.split('').join('') + '\u00a0',
  ]);
};

/** The word above a column; in lists of two languages both. */
const headingOf = (random: Random, kind: ColumnKind, language: ListLanguage): string => {
  const own = random.pick(HEADINGS[kind][language]);
  if (random.chance(4)) return `${own} / ${random.pick(HEADINGS[kind][language === 'de' ? 'en' : 'de'])}`;
  return caseOf(random, own);
};

/** Columns of a form in some order, with the words above them; no two are headed alike. */
export const drawColumns = (random: Random, language: ListLanguage): readonly Column[] => {
  const product = random.pick(PRODUCT_KINDS);
  const further = shuffled(random, FURTHER).slice(0, random.pick([0, 0, 0, 1, 1, 2, 3, 5]));
  const ordering: readonly ColumnKind[] = ['AMOUNT', 'UNIT'];
  const usual = [
    ...further.filter((kind) => kind === 'POSITION'),
    ...product,
    ...(random.chance(50) ? ordering : ordering.toReversed()),
    ...further.filter((kind) => kind !== 'POSITION'),
  ];
  const kinds = random.chance(60) ? usual : shuffled(random, [...product, ...ordering, ...further]);
  const isMurky = random.chance(8);
  const seen = new Set<string>();
  return kinds.map((kind) => {
    let heading = headingOf(random, kind, language);
    for (let tries = 0; seen.has(heading.trim().toLowerCase()) && tries < 9; tries += 1)
      heading = headingOf(random, kind, language);
    if (kind === 'AMOUNT' && isMurky) heading = random.pick(MURKY_AMOUNTS[language]);
    seen.add(heading.trim().toLowerCase());
    return { kind, heading, isMurky: kind === 'LAST' || (kind === 'AMOUNT' && isMurky) };
  });
};
