/** Fails when the page about security leaves a requirement out, or names a test that is not there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace-folders';
import { tableProblems } from './table-problems';

const folder = path.join(root, 'docs');
const problems = tableProblems(readFileSync(path.join(folder, 'security.md'), 'utf8'), (file) =>
  existsSync(path.join(folder, file)),
);
for (const problem of problems) console.error(`✖ docs/security.md: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
