/**
 * `texts:check`: texts are there in every language, with the same values and all forms of their plurals, and the types of
 * their keys are those of the files. `--write` (`texts:write`) writes these types.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace-folders';
import { readNamespaces } from './read-namespaces';
import { resourceTypes } from './resource-types';
import { sameNames, textProblems } from './text-problems';

/** What every text has to be there in. Further languages are checked where they have a file. */
const LANGUAGES = ['de', 'en'];

const namespaces = readNamespaces(root);
const problems = [
  ...sameNames(namespaces),
  ...namespaces.flatMap((namespace) => textProblems(namespace, LANGUAGES)),
];

for (const place of new Set(namespaces.map((namespace) => namespace.place))) {
  const file = `${place}/src/i18next-resources.ts`;
  const types = resourceTypes(namespaces.filter((namespace) => namespace.place === place));
  const before = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  if (before === types) continue;
  if (process.argv.includes('--write')) writeFileSync(path.join(root, file), types);
  else problems.push(`${file} is older than its texts: run pnpm texts:write`);
}

for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
