import { foldLetters } from '@gastroshop/domain/letters';
import type { FacetValue } from './facet-value';

/** What of a long facet is shown. */
export interface VisibleFacet {
  /** What was typed to find a value. */
  readonly query: string;
  /** Whether the buyer asked for all values. */
  readonly whole: boolean;
  /** How many values stand without asking. */
  readonly few: number;
}

/**
 * The values shown, and how many more there are. Chosen values always stand, wherever they are in the list: what is
 * hidden cannot be given up. A search goes through all of them.
 */
export const visibleFacetValues = (
  values: readonly FacetValue[],
  { query, whole, few }: VisibleFacet,
): { readonly shown: readonly FacetValue[]; readonly hidden: number } => {
  const wanted = foldLetters(query.trim());
  if (wanted !== '') {
    return { shown: values.filter(({ label }) => foldLetters(label).includes(wanted)), hidden: 0 };
  }
  // One more line takes no more room than the button that would hide it.
  if (whole || values.length <= few + 1) return { shown: values, hidden: 0 };
  const shown = values.filter(({ selected }, index) => index < few || selected);
  return { shown, hidden: values.length - shown.length };
};
