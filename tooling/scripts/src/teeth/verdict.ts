import type { Mutant } from './mutation-report';

/** Whether the tests noticed a change, or whether the change says nothing about them. */
export type Verdict = 'noticed' | 'missed' | 'void';

/**
 * The verdict on a mutant. A change after which the test files no longer load completes no test; the runner calls it
 * survived, but no test run would be green, so it counts for neither side.
 */
export const mutantOutcome = ({ status, testsCompleted }: Mutant): Verdict => {
  if (status === 'Killed' || status === 'Timeout') return 'noticed';
  if (status === 'NoCoverage') return 'missed';
  if (status === 'Survived') return testsCompleted === 0 ? 'void' : 'missed';
  return 'void';
};
