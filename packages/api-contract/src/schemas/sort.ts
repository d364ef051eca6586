import { z } from 'zod';

/** Both spellings are in use on the wire. */
export const SORT_DIRECTIONS = ['asc', 'desc', 'ASC', 'DESC'] as const;
/** Direction of sorting, see {@link SORT_DIRECTIONS}. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What orders are sorted by (API-5). */
export const ORDER_SORT_KEYS = [
  'id',
  'orderedAt',
  'source',
  'deliveryAddress',
  'positions',
  'sum',
  'deliveryDate',
] as const;
/** What orders are sorted by, see {@link ORDER_SORT_KEYS}. */
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number];

/** What the label list is sorted by (API-6). */
export const LABEL_SORT_KEYS = ['averagePrice', 'lastPrice'] as const;
/** What the label list is sorted by, see {@link LABEL_SORT_KEYS}. */
export type LabelSortKey = (typeof LABEL_SORT_KEYS)[number];

/** What order templates are sorted by. */
export const ORDER_TEMPLATE_SORT_KEYS = ['name', 'creationTime', 'lastEditedTime'] as const;
/** What order templates are sorted by, see {@link ORDER_TEMPLATE_SORT_KEYS}. */
export type OrderTemplateSortKey = (typeof ORDER_TEMPLATE_SORT_KEYS)[number];

/**
 * What articles are sorted by; by category: as the tree of categories shows them, within one the best first. The label
 * list's keys serve the essence list as well.
 */
export const PRODUCT_SORT_KEYS = [
  'relevance',
  'name',
  'category',
  'sku',
  'price',
  ...LABEL_SORT_KEYS,
] as const;
/** What articles are sorted by, see {@link PRODUCT_SORT_KEYS}. */
export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number];

export const sortDirectionSchema = z.enum(SORT_DIRECTIONS);
