import type { Product } from '@gastroshop/api-contract';
import type { InventoryRow as CountedRow, NonWebshopInventoryRow } from '@gastroshop/domain/inventory';
import { formatUnit, type Locale } from '@gastroshop/i18n';
import type { SheetColumn, SheetValue } from '../../spreadsheet';
import { stockValue, type StockValue } from './stock-value';
import { texts } from '../../text-files';

/** How the tables of an export look, for whom. */
export interface TableStyle {
  readonly locale: Locale;
  readonly products: ReadonlyMap<string, Product>;
  /** Whether prices and values may be on it. */
  readonly showsPrices: boolean;
  /** One row per article: what was counted in several units stands in storage units. */
  readonly isByArticle: boolean;
  readonly today: string;
}

/** A row of a table, whatever was counted in it. */
export interface TableRow {
  readonly sku?: string | undefined;
  readonly gtin?: string | undefined;
  readonly name: string;
  readonly category?: string | undefined;
  readonly quantity?: string | undefined;
  readonly unit?: string | undefined;
  readonly storageQuantity?: string | undefined;
  readonly storageUnit?: string | undefined;
  readonly value?: StockValue | undefined;
  readonly note?: string | undefined;
}

/** The row of a counted article. What is no longer in the catalogue keeps its number. */
export const rowOfProduct = (
  { productSku, categoryId, quantity, unit, storageQuantity }: CountedRow,
  { locale, products, showsPrices, today }: TableStyle,
): TableRow => {
  const words = texts.getFixedT(locale, 'inventory-workbook');
  const product = products.get(productSku);
  // It is shown where there is a column for it.
  const value = product === undefined ? undefined : stockValue(product, storageQuantity, today);
  return {
    sku: productSku,
    name: product?.name ?? productSku,
    category: product?.resolvedCategory?.name ?? categoryId,
    quantity,
    unit,
    storageQuantity,
    storageUnit: product?.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation,
    value,
    note: !showsPrices
      ? undefined
      : value === undefined
        ? words('onRequest')
        : value.estimated
          ? words('estimated', { unit: product?.weighed?.pricedBy ?? '' })
          : undefined,
  };
};

/** The row of something the shop does not sell: there is no ratio, so it stays in the unit it was counted in. */
export const nonWebshopRow = (
  { gtin, productName, unit, amount }: NonWebshopInventoryRow,
  { locale, isByArticle }: TableStyle,
): TableRow => ({
  gtin,
  name: productName,
  note: texts.getFixedT(locale, 'inventory-workbook')('notFromUs'),
  ...(isByArticle ? { storageQuantity: amount, storageUnit: unit } : { quantity: amount, unit }),
});

interface TableColumn extends SheetColumn {
  readonly of: (row: TableRow) => SheetValue;
}

/** Columns of counts in the units they were taken in. */
const countColumns = (locale: Locale): readonly TableColumn[] => [
  {
    heading: texts.getFixedT(locale, 'inventory-workbook')('quantity'),
    kind: 'NUMBER',
    width: 11,
    of: ({ quantity }) => quantity,
  },
  {
    heading: texts.getFixedT(locale, 'inventory-workbook')('unit'),
    width: 9,
    of: ({ unit }) => unit && formatUnit(unit, locale),
  },
];

const priceColumns = (locale: Locale): readonly TableColumn[] => [
  {
    heading: texts.getFixedT(locale, 'inventory-workbook')('unitPrice'),
    kind: 'EURO',
    width: 12,
    of: ({ value }) => value?.unitPrice,
  },
  {
    heading: texts.getFixedT(locale, 'inventory-workbook')('value'),
    kind: 'EURO',
    width: 14,
    of: ({ value }) => value?.value,
  },
];

/** The columns of a table and what stands in them. */
export const columnsOf = ({ locale, isByArticle, showsPrices }: TableStyle): readonly TableColumn[] => {
  const words = texts.getFixedT(locale, 'inventory-workbook');
  return [
    { heading: words('sku'), width: 15, of: ({ sku }) => sku },
    { heading: words('article'), width: 48, of: ({ name }) => name },
    { heading: words('category'), width: 24, of: ({ category }) => category },
    ...(isByArticle ? [] : countColumns(locale)),
    { heading: words('storageQuantity'), kind: 'NUMBER', width: 15, of: (row) => row.storageQuantity },
    {
      heading: words('storageUnit'),
      width: 12,
      of: ({ storageUnit }) => storageUnit && formatUnit(storageUnit, locale),
    },
    ...(showsPrices ? priceColumns(locale) : []),
    { heading: words('gtin'), width: 17, of: ({ gtin }) => gtin },
    { heading: words('note'), width: 26, of: ({ note }) => note },
  ];
};
