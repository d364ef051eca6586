/** An article that could come instead of one that is not to be had. */
export interface SubstituteCandidate {
  readonly sku: string;
  /** It can be ordered as it is: in the unit and amount wanted. */
  readonly canBeOrdered: boolean;
  /** It comes with a tour that the standing order comes with. */
  readonly comesAlong: boolean;
}

/**
 * What comes instead of an article that is not to be had (STD-13): the first the branch names for it that can be ordered as it
 * is, comes along, and is not in the order already.
 *
 * @param candidates in the order the branch names them
 * @param taken numbers that are in the order
 * @returns undefined where there is none: then it is asked
 * @example substituteAmong([{ sku: '2', canBeOrdered: true, comesAlong: true }], new Set(['1']))?.sku // '2'
 */
export const substituteAmong = <Candidate extends SubstituteCandidate>(
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
): Candidate | undefined =>
  candidates.find(({ sku, canBeOrdered, comesAlong }) => canBeOrdered && comesAlong && !taken.has(sku));
