import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@gastroshop/ui/table';

/** How many articles a page may have (API-3). */
export type PageSize = (typeof PAGE_SIZES)[number];

/** The page size a number or an address names; undefined when it is none. */
export const parsePageSize = (value: unknown): PageSize | undefined =>
  PAGE_SIZES.find((size) => size === Number(value));

/**
 * Articles a page: what the address says, else what the buyer prefers, else 100 (API-3).
 *
 * @param preferred kept by the browser; 0 for nothing
 */
export const resolvePageSize = (size: PageSize | undefined, preferred: number): PageSize =>
  size ?? parsePageSize(preferred) ?? DEFAULT_PAGE_SIZE;
