/**
 * Looks at every package that other sites install as the registry would have it: manifest, README and build. It takes a second,
 * and refuses what `check:consumer` would find in minutes, or what only a site in use would.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';
import { buildProblems, type BuiltFiles } from './build-problems';
import { manifestProblems } from './manifest-problems';
import { publishedManifest } from './published-manifest';
import { PUBLISHED_PACKAGES } from './published-packages';
import { readmeProblems } from './readme-problems';

const builtFiles = (dist: string): BuiltFiles =>
  new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => [
      file.replaceAll(path.sep, '/'),
      file.endsWith('.js') ? readFileSync(path.join(dist, file), 'utf8') : '',
    ]),
  );

let count = 0;
for (const name of PUBLISHED_PACKAGES) {
  const folder = path.join(root, 'packages', name);
  const dist = path.join(folder, 'dist');
  const problems = [
    ...manifestProblems(publishedManifest(readJson(path.join(folder, 'package.json')))),
    ...readmeProblems(readFileSync(path.join(folder, 'README.md'), 'utf8')),
    ...(existsSync(dist) ? buildProblems(builtFiles(dist)) : ['is not built']),
  ];
  for (const problem of problems) console.error(`✖ packages/${name}: ${problem}`);
  count += problems.length;
}
if (count === 0) console.log(`published: ${PUBLISHED_PACKAGES.length} packages arrive as they should`);
else process.exitCode = 1;
