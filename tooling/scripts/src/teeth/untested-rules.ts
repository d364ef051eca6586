import { ruleIds } from '../rules';
import type { MutationReport } from './mutation-report';

/** Every rule id that tests name, of those that are rules. */
export const namedRules = (tests: readonly string[], rules: ReadonlySet<string>): string[] =>
  [...new Set(tests.flatMap(ruleIds))].filter((id) => rules.has(id)).sort();

/**
 * The rule ids named by a test of the package for which no mutant at all is killed by a test naming them: the test has
 * no teeth.
 */
export const untestedRules = ({ mutants, tests }: MutationReport, rules: ReadonlySet<string>): string[] => {
  const biting = new Set(mutants.flatMap(({ killers }) => killers.flatMap(ruleIds)));
  return namedRules(tests, rules).filter((id) => !biting.has(id));
};
