import { isProductNumber } from '@gastroshop/domain/product';
import type { PlanLine } from '@gastroshop/storefront/checkout';

/** How the list is sorted. */
export const HISTORY_SORTS = ['byCategory', 'byName', 'byQuantity', 'byNumber'] as const;
/** A way to sort the list, see {@link HISTORY_SORTS}. */
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** What of the list is shown. */
export interface HistoryFilter {
  readonly text: string;
  /** Id of a category; empty for all. */
  readonly categoryId: string;
  readonly onlyNotOrdered: boolean;
  readonly sort: HistorySort;
}

/** The whole list, as it begins. */
export const ALL_HISTORY: HistoryFilter = {
  text: '',
  categoryId: '',
  onlyNotOrdered: false,
  sort: 'byCategory',
};

const nameOf = ({ product }: PlanLine): string => product.productDisplayName ?? product.name;
const categoryOf = ({ product }: PlanLine): string => product.resolvedCategory?.name ?? '￿';
const collator = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' });

const byName = (one: PlanLine, other: PlanLine): number => collator.compare(nameOf(one), nameOf(other));

const ORDERS: Readonly<Record<HistorySort, (one: PlanLine, other: PlanLine) => number>> = {
  byCategory: (one, other) => collator.compare(categoryOf(one), categoryOf(other)) || byName(one, other),
  byName,
  byQuantity: (one, other) =>
    (other.earlier?.quantity ?? 0) - (one.earlier?.quantity ?? 0) || byName(one, other),
  byNumber: (one, other) => collator.compare(one.product.sku, other.product.sku),
};

/** Whether a line has all words that are looked for, in its name or number, or its number in whichever form. */
const isMeant = ({ product }: PlanLine, text: string, words: readonly string[]): boolean => {
  const { productDisplayName = '', name, sku, crossTenantProductId = '' } = product;
  const said = [productDisplayName, name, sku, crossTenantProductId].join(' ').toLocaleLowerCase('de-AT');
  return (
    words.every((word) => said.includes(word)) ||
    [sku, crossTenantProductId].some((number) => number !== '' && isProductNumber(text, number))
  );
};

/** The lines that are shown, sorted. What is in the cart counts as ordered. */
export const filterHistory = (
  lines: readonly PlanLine[],
  { text, categoryId, onlyNotOrdered, sort }: HistoryFilter,
): readonly PlanLine[] => {
  const words = text.toLocaleLowerCase('de-AT').split(/\s+/).filter(Boolean);
  return lines
    .filter(
      (planLine) =>
        (categoryId === '' || planLine.product.resolvedCategory?.id === categoryId) &&
        (!onlyNotOrdered || planLine.line === undefined || planLine.line.removed) &&
        isMeant(planLine, text, words),
    )
    .toSorted(ORDERS[sort]);
};
