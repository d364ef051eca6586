import { isOrderable, type ProductStatus } from '../product';
import { MAX_AMOUNT, smallestAllowedAmount, type Unit, unitByAbbreviation } from '../quantity';

/** One line of an order template. */
export interface TemplateItem {
  readonly productSku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** What adding a template to the cart needs of a product. */
export interface TemplateProduct {
  readonly status: ProductStatus;
  /** Storage units. */
  readonly minSaleQuantity: number;
  readonly units: readonly Unit[];
}

/** Why a line of a template stays out when all are added to the cart. */
export type TemplateItemIssue =
  | { readonly reason: 'PRODUCT_MISSING' }
  | { readonly reason: 'NOT_ACTIVE' }
  | { readonly reason: 'UNIT_MISSING' }
  /** The flag of TPL-4; the smallest allowed amount is missing when the unit cannot reach the minimum at all. */
  | { readonly reason: 'BELOW_MINIMUM'; readonly smallestAllowed?: number }
  | { readonly reason: 'NOT_AN_AMOUNT' };

/** A line that stays out. */
export interface SkippedItem<Item extends TemplateItem = TemplateItem> {
  readonly item: Item;
  readonly obstacle: TemplateItemIssue;
}

/** A template's lines, split by whether "add all" takes them. */
export interface TemplateSelection<Item extends TemplateItem = TemplateItem> {
  readonly toAdd: readonly Item[];
  readonly leftOut: readonly SkippedItem<Item>[];
}

/**
 * Why a template's line cannot be added as it is; undefined when it can. The first obstacle counts.
 *
 * Rule: a saved quantity below the product's minimum is flagged (TPL-4), and what is not active cannot be added (PRD-6).
 */
export const templateItemIssue = (
  item: TemplateItem,
  product: TemplateProduct | undefined,
): TemplateItemIssue | undefined => {
  if (product === undefined) return { reason: 'PRODUCT_MISSING' };
  if (!isOrderable(product.status)) return { reason: 'NOT_ACTIVE' };
  const unit = unitByAbbreviation(product.units, item.unit);
  if (unit === undefined) return { reason: 'UNIT_MISSING' };
  const smallestAllowed = smallestAllowedAmount(product.minSaleQuantity, unit);
  if (smallestAllowed === undefined) return { reason: 'BELOW_MINIMUM' };
  if (item.amount < smallestAllowed) return { reason: 'BELOW_MINIMUM', smallestAllowed };
  return Number.isInteger(item.amount) && item.amount <= MAX_AMOUNT ? undefined : { reason: 'NOT_AN_AMOUNT' };
};

/**
 * What "add all to the cart" takes from a template and what it leaves out, each in the template's order (TPL-4).
 *
 * @param productOf the product of a sku, undefined when the shop has none
 */
export const selectFromTemplate = <Item extends TemplateItem>(
  items: readonly Item[],
  productOf: (sku: string) => TemplateProduct | undefined,
): TemplateSelection<Item> => {
  const toAdd: Item[] = [];
  const leftOut: SkippedItem<Item>[] = [];
  for (const item of items) {
    const obstacle = templateItemIssue(item, productOf(item.productSku));
    if (obstacle === undefined) toAdd.push(item);
    else leftOut.push({ item, obstacle });
  }
  return { toAdd, leftOut };
};
