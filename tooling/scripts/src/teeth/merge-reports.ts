import type { MutationReport } from './mutation-report';

/** The reports of several rooms as one. */
export const mergeReports = (reports: readonly MutationReport[]): MutationReport => ({
  mutants: reports.flatMap(({ mutants }) => mutants),
  tests: [...new Set(reports.flatMap(({ tests }) => tests))],
});
