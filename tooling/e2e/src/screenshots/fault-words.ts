import type { Result } from 'axe-core';

/** What axe found, a line for each element. */
export const faultWords = (violations: readonly Result[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 220) ?? ''}`,
    ),
  );
