import type { Category, Product } from '@gastroshop/api-contract';
import { isNewListing } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import type { ArticleLabels } from '../../db';
import type { ArticleRow } from './article-rows';
import type { Buyer } from './buyer';
import { currentPrices } from './current-prices';
import type { DeliverySlotsOf } from './delivery-slots';

const categoryOf = (row: ArticleRow, locale: Locale): Category | undefined => {
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

const named = <Part extends { displayName?: string | undefined }>(
  part: Part,
  displayName: string | undefined,
): Part => (displayName === undefined ? part : { ...part, displayName });

/** Calls the parts of an article what they are called in the reader's language. */
const label = (product: Product, { units, attributes, salesConditions }: ArticleLabels): void => {
  if (units !== undefined)
    product.units = product.units.map((unit) => ({ ...unit, name: units[unit.abbreviation] ?? unit.name }));
  if (attributes !== undefined)
    product.attributes = product.attributes.map((part) => named(part, attributes[part.key]));
  if (salesConditions !== undefined)
    product.salesConditions = product.salesConditions?.map((part) => named(part, salesConditions[part.key]));
};

/** The wire's product of a row, for a buyer. Written out field by field: a cart of a hundred lines makes a hundred. */
export const productOfRow = (row: ArticleRow, buyer: Buyer, slotsOf: DeliverySlotsOf): Product => {
  const { doc } = row;
  const { labels, ...texts } = row.texts;
  const product: Product = Object.assign(doc, texts);
  if (labels !== undefined) label(product, labels);
  const resolvedCategory = categoryOf(row, buyer.locale);
  if (resolvedCategory !== undefined) product.resolvedCategory = resolvedCategory;
  product.isNew = isNewListing(row.listed_on, buyer.today);
  if (buyer.customer !== undefined) {
    product.bulkPrices = row.prices === null ? [] : currentPrices(row.prices, buyer.today);
    product.isEssential = row.is_essential && product.isAvailableForEssence !== false;
  }
  const deliverySlots = slotsOf(product.attributes);
  if (deliverySlots !== undefined) product.deliverySlots = deliverySlots;
  return product;
};
