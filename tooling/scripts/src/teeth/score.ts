import type { Mutant } from './mutation-report';
import { mutantOutcome } from './verdict';

/** How many changes were noticed, out of those that count. */
export interface Score {
  readonly noticed: number;
  readonly counted: number;
  /** Of those noticed: changes that made a test run too long, which a busy machine can bring about as well. */
  readonly timeouts: number;
  /** Changes that count for neither side. */
  readonly uncounted: number;
  readonly percent: number;
}

/** The mutation score in percent; without anything to count it is 100. */
export const scoreOf = (mutants: readonly Mutant[]): Score => {
  const verdicts = mutants.map(mutantOutcome);
  const noticed = verdicts.filter((verdict) => verdict === 'noticed').length;
  const counted = verdicts.filter((verdict) => verdict !== 'void').length;
  return {
    noticed,
    counted,
    timeouts: mutants.filter(({ status }) => status === 'Timeout').length,
    uncounted: mutants.length - counted,
    percent: counted === 0 ? 100 : (noticed / counted) * 100,
  };
};
