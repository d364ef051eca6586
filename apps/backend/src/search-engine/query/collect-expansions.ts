import type { KnownWord } from '../vocabulary/vocabulary';
import type { Expansion, Candidates } from './query-term';

/** Takes a word for a candidate, unless it is one already for a surer reason. */
export type AddExpansion = (
  known: Pick<KnownWord, 'id'>,
  certainty: number,
  isAnywhere: boolean,
  isFirstPart?: boolean,
) => void;

/** Collects candidates, the surest reason of each. */
export const collectExpansions = (): { readonly found: Candidates; readonly put: AddExpansion } => {
  const found = new Map<number, Expansion>();
  return {
    found,
    put: ({ id }, certainty, isAnywhere, isFirstPart = false) => {
      const known = found.get(id);
      if (known === undefined || known.certainty < certainty)
        found.set(id, {
          certainty,
          isAnywhere: isAnywhere || known?.isAnywhere === true,
          ...(isFirstPart && { isFirstPart }),
        });
    },
  };
};
