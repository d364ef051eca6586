/** How a product is packed, as the wire names it (PRD-11): one-way or reusable, each with or without deposit. */
export const PACKAGING_TYPES = [
  'SINGLE_USE',
  'SINGLE_USE_DEPOSIT',
  'MULTI_USE',
  'MULTI_USE_DEPOSIT',
  'NO_DATA',
] as const;

/** How a product is packed, see {@link PACKAGING_TYPES}. */
export type PackagingType = (typeof PACKAGING_TYPES)[number];
