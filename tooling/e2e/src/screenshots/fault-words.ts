import type { AxeBuilder } from '@axe-core/playwright';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe found, a line for each element. */
export const faultWords = (violations: Violations): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 220) ?? ''}`,
    ),
  );
