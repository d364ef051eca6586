/** How many rows a page may have (API-3). */
export const PAGE_SIZES = [50, 100, 300] as const;

/** How many rows a page may have, see {@link PAGE_SIZES}. */
export type PageSize = (typeof PAGE_SIZES)[number];

/** How many rows a page has until the buyer chooses (API-3). */
export const DEFAULT_PAGE_SIZE = 100;

/** The number of rows a buyer likes on a page, if it is one of those on offer. */
export const pageSizeOf = (preferred: number): PageSize =>
  PAGE_SIZES.find((size) => size === preferred) ?? DEFAULT_PAGE_SIZE;
