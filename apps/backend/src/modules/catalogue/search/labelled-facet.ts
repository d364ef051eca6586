import type { Facet } from '@gastroshop/api-contract';

/** Values one facet names at most; the most frequent ones. */
const VALUES_AT_MOST = 300;

/**
 * The facet of some values, the first of which are named: a page should not have to carry thousands of brands. How many
 * are left out is told, and what is chosen is always named.
 */
export const labelledFacet = (
  key: string,
  values: Facet['values'],
  chosen: readonly string[] = [],
): readonly Facet[] => {
  if (values.length === 0) return [];
  const named = values.filter(({ value }, index) => index < VALUES_AT_MOST || chosen.includes(value));
  const omitted = values.length - named.length;
  return [{ key, values: named, ...(omitted > 0 && { omitted }) }];
};
