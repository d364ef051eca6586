import { z } from 'zod';

/** Entries a page has at most. */
export const MAX_PAGE_SIZE = 300;

/** Entries of a page when no size is asked for (API-3). */
export const DEFAULT_PAGE_SIZE = 100;

export const pageSizeSchema = z.int().min(1).max(MAX_PAGE_SIZE).describe('Entries on a page');
