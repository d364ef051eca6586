/**
 * `texts:check`: texts are there in every language, with the same values and all forms of their plurals, and the types of
 * their keys are those of the files. `--write` (`texts:write`) writes these types.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../workspace-folders';
import { readNamespaces } from './read-namespaces';
import { PROGRAM_TYPES, programTypes, resourceTypes } from './resource-types';
import { sameNames, textProblems } from './text-problems';
import { textTables } from './text-tables';

/** What every text has to be there in. Further languages are checked where they have a file. */
const LANGUAGES = ['de', 'en'];

const namespaces = readNamespaces(root);
const problems = [
  ...sameNames(namespaces),
  ...namespaces.flatMap((namespace) => textProblems(namespace, LANGUAGES)),
];

const written = async (file: string, content: string): Promise<readonly [string, string]> => [
  file,
  await format(content, { ...(await resolveConfig(path.join(root, file))), filepath: file }),
];

const places = [...new Set(namespaces.map(({ place }) => place))];
const expected = await Promise.all([
  ...places.flatMap((place) => {
    const own = namespaces.filter((namespace) => namespace.place === place);
    return [
      written(`${place}/src/i18next.d.ts`, resourceTypes(place, own)),
      ...[...textTables(place, own)].map(([file, content]) => written(file, content)),
    ];
  }),
  written(PROGRAM_TYPES, programTypes(places)),
]);

for (const [file, content] of expected) {
  const before = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  if (before === content) continue;
  if (process.argv.includes('--write')) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  } else problems.push(`${file} is older than its texts: run pnpm texts:write`);
}

for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
