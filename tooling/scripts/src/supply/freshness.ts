/** Libraries are brought up to date every three months (docs/security.md, "How soon"). */
const MOST_DAYS = 92;
const DAY_MS = 86_400_000;

const LAST = /last on (\d{4}-\d{2}-\d{2})\b/;

/**
 * Why a release has to wait for newer libraries.
 *
 * @param page text of `docs/security.md`, which says when they were brought up to date last
 * @param today in milliseconds since 1970
 * @returns a sentence for each problem
 */
export const freshnessProblems = (page: string, today: number): readonly string[] => {
  const [, last] = LAST.exec(page) ?? [];
  if (last === undefined)
    return [
      'docs/security.md does not say when libraries were brought up to date last ("last on 2026-11-21").',
    ];
  const days = Math.floor((today - Date.parse(last)) / DAY_MS);
  return days > MOST_DAYS
    ? [
        `Libraries were brought up to date last on ${last}, ${days} days ago; it is promised for every three months.`,
      ]
    : [];
};
