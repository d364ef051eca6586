import type { Random } from '../../money-oracle';
import type { Shelf } from '../assortment';
import type { Meaning } from '../order-file';
import { orderOf, type Wish } from '../wish';
import type { NumberStyle, Written } from '../words/written-numbers';
import { type NumberWriter, writeName } from '../words/written-products';
import type { Column } from './table-columns';

/** How all rows of a table are written. */
export interface TableStyle {
  readonly sku: NumberWriter;
  readonly gtin: NumberWriter;
  readonly amount: NumberStyle;
  /** The unit stands in the amount's cell ("3 Ktn"). */
  readonly unitWithAmount: boolean;
}

const GROUPS = ['Molkerei', 'TK', 'Getränke', 'Gemüse', 'Trockensortiment', 'Dairy'] as const;
const NOTES = [
  '',
  '',
  '',
  'reif bitte',
  'für Samstag',
  'Aktion',
  'dringend',
  'wie gehabt',
  'fresh please',
] as const;
const DATES = ['27.11.2026', '27.11.', 'Fr', '2026-11-27'] as const;

/** A price as it is written. */
const price = (random: Random): string =>
  `${random.whole(0, 80)},${String(random.whole(0, 99)).padStart(2, '0')}${random.chance(20) ? ' €' : ''}`;

const furtherCell = (random: Random, { kind }: Column, row: number): string => {
  switch (kind) {
    case 'POSITION':
      return String(row);
    case 'PRICE':
    case 'SUM':
      return price(random);
    case 'STOCK':
    case 'LAST':
      return String(random.whole(0, 30));
    case 'PAR':
      return String(random.whole(1, 12) * 5);
    case 'PER_PACK':
      return String(random.pick([1, 4, 6, 10, 12, 24]));
    case 'PACK':
      return random.pick(['1 kg', '12 × 1 l', '2,5 kg', '500 g', '6er', '20 x 0,5 l']);
    case 'WEIGHT':
      return `${random.whole(0, 9)},${random.whole(0, 9)}`;
    case 'VAT':
      return random.pick(['10', '20', '10 %', '20%']);
    case 'GROUP':
      return random.pick(GROUPS);
    case 'NOTE':
      return random.pick(NOTES);
    case 'DATE':
      return random.pick(DATES);
    case 'SKU':
    case 'GTIN':
    case 'NAME':
    case 'AMOUNT':
    case 'UNIT':
      return '';
  }
};

/** What the article cells of a row say. */
interface ProductCells {
  readonly sku: Written;
  readonly gtin: Written;
  readonly name: Written;
}

const productCells = (
  random: Random,
  shelf: Shelf,
  columns: readonly Column[],
  style: TableStyle,
  { article, unit }: Wish,
): ProductCells => {
  const hasNumber = columns.some(({ kind }) => kind === 'SKU' || kind === 'GTIN');
  return {
    sku: style.sku(article.sku),
    gtin: unit.gtin === undefined ? { text: '', isPlain: true } : style.gtin(unit.gtin),
    name: writeName(random, shelf, article.name, hasNumber ? 30 : 0),
  };
};

/** A row that orders, with its meaning. */
export const orderRow = (
  random: Random,
  shelf: Shelf,
  columns: readonly Column[],
  style: TableStyle,
  wish: Wish,
  row: number,
): { readonly cells: readonly string[]; readonly meaning: Meaning } => {
  const written = productCells(random, shelf, columns, style, wish);
  const amount = style.amount(wish.amount);
  const cells = columns.map((column) => {
    switch (column.kind) {
      case 'SKU':
        return written.sku.text;
      case 'GTIN':
        return written.gtin.text;
      case 'NAME':
        return written.name.text;
      case 'AMOUNT':
        return style.unitWithAmount ? `${amount.text} ${wish.unitWord}` : amount.text;
      case 'UNIT':
        return style.unitWithAmount ? '' : wish.unitWord;
      default:
        return furtherCell(random, column, row);
    }
  });
  const has = (kind: Column['kind']): boolean => columns.some((column) => column.kind === kind);
  const isProductPlain = has('SKU')
    ? written.sku.isPlain
    : has('GTIN') && written.gtin.text !== ''
      ? written.gtin.isPlain
      : has('NAME') && written.name.isPlain && shelf.named.includes(wish.article);
  const isPlain =
    columns.every(({ isMurky }) => !isMurky) && isProductPlain && amount.isPlain && wish.isPlainUnit;
  return {
    cells,
    meaning: {
      truth: isPlain ? 'PLAIN' : 'OPEN',
      orders: [orderOf(wish)],
      form: formOf(columns, style, wish),
    },
  };
};

const formOf = (columns: readonly Column[], style: TableStyle, wish: Wish): string =>
  `${columns.map(({ heading }) => heading.trim()).join('|')} ${style.amount(wish.amount).text} ${wish.unitWord}`;

/** Puts another text into the cells of a kind. */
export const withCell = (
  columns: readonly Column[],
  cells: readonly string[],
  kind: Column['kind'],
  text: string,
): readonly string[] => cells.map((cell, index) => (columns[index]?.kind === kind ? text : cell));
