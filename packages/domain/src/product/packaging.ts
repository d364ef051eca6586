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

const KNOWN_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set(PACKAGING_TYPES);

const isPackagingType = (text: string): text is PackagingType => KNOWN_TYPES.has(text);

/** The packaging type a text names; anything missing or unknown is NO_DATA, never a guess (PRD-11). */
export const packagingTypeOf = (text: string | undefined): PackagingType =>
  text !== undefined && isPackagingType(text) ? text : 'NO_DATA';

/** What a packaging type says; undefined where there is no data (which is neither yes nor no). */
export interface PackagingFacts {
  readonly reusable: boolean;
  readonly deposit: boolean;
}

/**
 * The two facts behind a packaging type.
 *
 * @example packagingFacts('MULTI_USE_DEPOSIT') // { reusable: true, deposit: true }
 */
export const packagingFacts = (type: PackagingType): PackagingFacts | undefined => FACTS[type];

const FACTS: Readonly<Record<PackagingType, PackagingFacts | undefined>> = {
  SINGLE_USE: { reusable: false, deposit: false },
  SINGLE_USE_DEPOSIT: { reusable: false, deposit: true },
  MULTI_USE: { reusable: true, deposit: false },
  MULTI_USE_DEPOSIT: { reusable: true, deposit: true },
  NO_DATA: undefined,
};
