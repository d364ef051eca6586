import type { EssenceVisibilityState } from './visibility';

/** How a search or list takes the essence list into account, as the wire names it (ESS-4). */
export const ESSENCE_FILTERS = ['IGNORE', 'SHOWN_ONLY', 'HIDDEN_ONLY', 'FAVORITES_ONLY', 'ALL'] as const;

/** How a list takes the essence list into account, see {@link ESSENCE_FILTERS}. */
export type EssenceFilter = (typeof ESSENCE_FILTERS)[number];

/** What the essence list knows of an article. */
export interface EssenceState {
  /** On the essence list: bought within the customer's period. */
  readonly isEssential: boolean;
  readonly visibility: EssenceVisibilityState;
  /** Bought regularly, as the backend says it; missing: not. */
  readonly isRelevant?: boolean | undefined;
}

/**
 * Whether a filter lets an article through (ESS-4):
 *
 * - IGNORE: every article, on the essence list or not;
 * - ALL: what is on the essence list, shown or hidden;
 * - SHOWN_ONLY and HIDDEN_ONLY: what is on it and shown, or hidden (an unknown visibility is neither);
 * - FAVORITES_ONLY: what is on it, shown, and bought regularly.
 */
export const matchesEssenceFilter = (filter: EssenceFilter, standing: EssenceState): boolean => {
  if (filter === 'IGNORE') return true;
  if (!standing.isEssential) return false;
  switch (filter) {
    case 'ALL':
      return true;
    case 'SHOWN_ONLY':
      return standing.visibility === 'VISIBLE';
    case 'HIDDEN_ONLY':
      return standing.visibility === 'HIDDEN';
    case 'FAVORITES_ONLY':
      return standing.visibility === 'VISIBLE' && standing.isRelevant === true;
  }
};
