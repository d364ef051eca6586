/**
 * Compares what published packages offer, every export with its type, with the reports in their `api` folders, so that
 * nobody takes something from other sites without seeing it. `--write` writes them; names of packages choose some.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from './published-package';
import { reportProblems } from './report-problems';
import { writeReports } from './write-reports';

const isWriting = process.argv.includes('--write');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

const reportsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    existsSync(folder)
      ? readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
      : [],
  );

for (const published of publishedPackages()) {
  const name = path.basename(published.folder);
  if (names.length > 0 && !names.includes(name)) continue;
  const kept = path.join(published.folder, 'api');
  const now = isWriting ? kept : path.join(published.folder, '.reports/api-now');
  writeReports(published, now);
  if (isWriting) continue;
  const problems = reportProblems(`packages/${name}/api`, reportsIn(kept), reportsIn(now));
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
if (process.exitCode === 1)
  console.error('If that is meant, run pnpm api:write, and say in a changeset what changes for other sites.');
