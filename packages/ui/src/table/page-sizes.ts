/** How many rows a page may have (API-3). */
export const PAGE_SIZES = [50, 100, 300] as const;

/** How many rows a page has until the buyer chooses (API-3). */
export const DEFAULT_PAGE_SIZE = 100;
