import type { KnownWord } from '../vocabulary/vocabulary';
import type { Candidate, Candidates } from './search-wishes';

/** Takes a word for a candidate, unless it is one already for a surer reason. */
export type Put = (known: Pick<KnownWord, 'id'>, certainty: number, isAnywhere: boolean) => void;

/** Collects candidates, the surest reason of each. */
export const collectCandidates = (): { readonly found: Candidates; readonly put: Put } => {
  const found = new Map<number, Candidate>();
  return {
    found,
    put: ({ id }, certainty, isAnywhere) => {
      const known = found.get(id);
      if (known === undefined || known.certainty < certainty)
        found.set(id, { certainty, isAnywhere: isAnywhere || known?.isAnywhere === true });
    },
  };
};
