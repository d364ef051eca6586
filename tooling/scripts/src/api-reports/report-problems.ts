const linesOf = (report: string): readonly string[] =>
  report.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'));

const difference = (kept: string, now: string): string => {
  const [before, after] = [new Set(linesOf(kept)), new Set(linesOf(now))];
  const gone = linesOf(kept).filter((line) => !after.has(line));
  const added = linesOf(now).filter((line) => !before.has(line));
  return [...gone.map((line) => `\n  - ${line}`), ...added.map((line) => `\n  + ${line}`)].join('');
};

/**
 * How the kept reports of a package differ from what it offers now, with the lines that do.
 *
 * @param folder name of the reports' folder, for people
 * @param kept reports by file name
 * @param now reports by file name
 */
export const reportProblems = (
  folder: string,
  kept: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...now].flatMap(([name, report]) => {
    const before = kept.get(name);
    if (before === undefined) return [`${folder}/${name}: this door has no report yet`];
    return before === report
      ? []
      : [`${folder}/${name}: the package offers something else${difference(before, report)}`];
  }),
  ...[...kept.keys()]
    .filter((name) => !now.has(name))
    .map((name) => `${folder}/${name}: the package has no such door any more`),
];
