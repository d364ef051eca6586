/**
 * `pnpm check:reach`: what a package without a framework exports has to be reached by something that ships, else a rule
 * is changed there and nothing changes. Contract and client are left out: they are complete because the backend is.
 */
import path from 'node:path';
import { root, workspaceFolders } from '../workspace-folders';
import { KEPT_EXPORTS } from './kept-exports';
import { reachProblems } from './reach-problems';
import { shippedFiles } from './shipped-files';

const CHECKED = ['packages/domain', 'packages/identity', 'packages/i18n'];

const problems = reachProblems({
  packages: CHECKED.map((folder) => path.join(root, folder)),
  shipped: workspaceFolders()
    .filter((folder) => !folder.startsWith('tooling/') && !CHECKED.includes(folder))
    .flatMap((folder) => shippedFiles(root, folder)),
  kept: KEPT_EXPORTS,
});
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0)
  console.error(
    'Use it, remove it, or say in tooling/scripts/src/reach/kept-exports.ts which other site needs it.',
  );
process.exitCode = problems.length > 0 ? 1 : 0;
