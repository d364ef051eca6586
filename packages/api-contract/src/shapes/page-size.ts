import { z } from 'zod';

/** Page sizes a list offers (API-3). */
export const PAGE_SIZES = [50, 100, 300] as const;
/** Size of a page, see {@link PAGE_SIZES}. */
export type PageSize = (typeof PAGE_SIZES)[number];

/** Size of a page when none is asked for (API-3). */
export const DEFAULT_PAGE_SIZE = 100;

export const pageSize = z.literal(PAGE_SIZES);
