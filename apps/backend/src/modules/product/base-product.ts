import type { Category, Product } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { ProductLabels } from '../../db';
import type { PlainRow } from './load-base-rows';

/** An article as all buyers of a language see it: the wire's product without anything that is somebody's own. */
export interface BaseProduct {
  readonly product: Readonly<Product>;
  readonly listedOn: string;
  /** Its category with those around it. */
  readonly category: Readonly<Category> | undefined;
}

const categoryOf = (row: PlainRow, locale: Locale): Category | undefined => {
  const { category_names: names } = row;
  if (names === null) return undefined;
  return {
    id: row.category_id,
    ...(row.category_parent !== null && { parentId: row.category_parent }),
    name: names[locale] ?? names['de-AT'],
    ...(row.category_thumbnail !== null && { thumbnailImagePath: row.category_thumbnail }),
    sortKey: row.category_sort_key ?? '',
  };
};

const withAncestors = (category: Category, row: PlainRow, locale: Locale): Category => ({
  ...category,
  ...(row.category_ancestors !== null && {
    ancestors: row.category_ancestors.map(({ id, names, sortKey }) => ({
      id,
      name: names[locale] ?? names['de-AT'],
      sortKey,
    })),
  }),
});

const named = <Part extends { displayName?: string | undefined }>(
  part: Part,
  displayName: string | undefined,
): Part => (displayName === undefined ? part : { ...part, displayName });

/** Calls the parts of an article what they are called in the reader's language. */
const label = (product: Product, { units, attributes, salesConditions }: ProductLabels): void => {
  if (units !== undefined)
    product.units = product.units.map((unit) => ({ ...unit, name: units[unit.abbreviation] ?? unit.name }));
  if (attributes !== undefined)
    product.attributes = product.attributes.map((part) => named(part, attributes[part.key]));
  if (salesConditions !== undefined)
    product.salesConditions = product.salesConditions?.map((part) => named(part, salesConditions[part.key]));
};

/** What is shared by many requests is changed by none: whoever tried would fail, and not spoil the others' answers. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
};

/** Makes the product of a row, in a language. */
export const plainProductOf = (row: PlainRow, locale: Locale): BaseProduct => {
  const { labels, ...texts } = row.texts;
  const product: Product = Object.assign(row.doc, texts);
  if (labels !== undefined) label(product, labels);
  const resolvedCategory = categoryOf(row, locale);
  if (resolvedCategory !== undefined) product.resolvedCategory = resolvedCategory;
  return {
    product: frozen(product),
    listedOn: row.listed_on,
    category: resolvedCategory && frozen(withAncestors(resolvedCategory, row, locale)),
  };
};
