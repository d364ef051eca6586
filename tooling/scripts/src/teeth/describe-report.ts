import type { Mutant, MutationReport } from './mutation-report';
import { scoreOf } from './score';
import { namedRules, untestedRules } from './untested-rules';
import { mutantOutcome } from './verdict';

/** What is asked of a package. */
export interface Demands {
  /** Lowest score in percent. */
  readonly minimum: number;
  /** Ids of all rules. */
  readonly rules: ReadonlySet<string>;
}

/** What a run says, and whether that is enough. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly passed: boolean;
}

const MAX_REPLACEMENT = 60;

const survivor = ({ file, line, kind, replacement }: Mutant): string => {
  const text = replacement.replaceAll(/\s+/g, ' ');
  const short = text.length > MAX_REPLACEMENT ? `${text.slice(0, MAX_REPLACEMENT)}…` : text;
  return `  ${file}:${line} ${kind} -> ${short}`;
};

/** The surviving mutants, the score and the rules without teeth of one package. */
export const describeReport = (
  name: string,
  report: MutationReport,
  { minimum, rules }: Demands,
): Outcome => {
  const { noticed, counted, timeouts, uncounted, percent } = scoreOf(report.mutants);
  const survivors = report.mutants.filter((mutant) => mutantOutcome(mutant) === 'missed');
  const named = namedRules(report.tests, rules);
  const toothless = untestedRules(report, rules);
  return {
    lines: [
      `${name}: ${survivors.length} mutants survived`,
      ...survivors.map(survivor),
      ...(named.length === 0
        ? []
        : [
            `${name}: ${named.length - toothless.length} of ${named.length} rules have a test that kills a mutant`,
          ]),
      ...toothless.map((id) => `  ${id}: no mutant is killed by a test that names it`),
      `${name}: ${noticed} of ${counted} mutants noticed, ${timeouts} of them by a timeout; ${uncounted} more do not count`,
      `${name}: score ${percent.toFixed(2)} %, at least ${minimum} % wanted`,
    ],
    passed: percent >= minimum && toothless.length === 0,
  };
};
