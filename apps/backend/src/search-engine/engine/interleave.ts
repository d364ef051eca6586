/** An article that fulfils some of what was asked for. */
export interface PartialMatch {
  readonly sku: string;
  /** Which wishes it fulfils; the same text for the same ones. */
  readonly answered: string;
  /** How surely it does, whatever the wishes are worth. */
  readonly certainty: number;
  readonly score: number;
}

/** What an answer is worth less than the one before it. */
const STEP = 0.000_5;
const LEAST = 0.01;
/** Groups that are less sure than this share of the surest are guesses beside it. */
const SHARE_OF_SUREST = 0.6;

const grouped = (answers: readonly PartialMatch[]): readonly (readonly PartialMatch[])[] => {
  const groups = new Map<string, PartialMatch[]>();
  for (const answer of answers) {
    const group = groups.get(answer.answered);
    if (group === undefined) groups.set(answer.answered, [answer]);
    else group.push(answer);
  }
  return [...groups.values()];
};

const surest = (answers: readonly PartialMatch[]): number =>
  answers.reduce((most, { certainty }) => Math.max(most, certainty), 0);

/**
 * Lets articles that fulfil different wishes take turns, the best of each first: of "curry pulver", where nothing is both,
 * nobody but the customer knows which word matters. Where all fulfil the same ones their scores stay.
 *
 * @param below a score that none of them reaches
 */
export const interleave = (answers: readonly PartialMatch[], below: number): ReadonlyMap<string, number> => {
  const least = surest(answers) * SHARE_OF_SUREST;
  const sorted = answers.toSorted((one, other) => other.score - one.score);
  const groups = grouped(sorted).filter((group) => surest(group) >= least);
  const best = Math.min(sorted[0]?.score ?? 0, below - STEP);
  const [only, another] = groups;
  if (only !== undefined && another === undefined && best === sorted[0]?.score)
    return new Map(only.map(({ sku, score }) => [sku, score]));
  const turns = groups.flatMap((group, place) =>
    group.map(({ sku }, round) => ({ sku, turn: round * groups.length + place })),
  );
  return new Map(turns.map(({ sku, turn }) => [sku, Math.max(LEAST, best - turn * STEP)]));
};
