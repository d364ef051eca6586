/** Draws the pictures of docs/architecture.md from the imports in the code; `--write` puts them in, else stale ones fail. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { TRANSITIONS } from '../../../../packages/domain/src/order-life/transitions';
import { root } from '../workspace-folders';
import { toMermaid, drawStates, insertDiagrams, type Edge } from './to-mermaid';

const file = path.join(root, 'docs/architecture.md');

const { output } = await cruise(
  ['packages', 'apps'],
  {
    baseDir: root,
    includeOnly: '^(?:packages|apps)/[^/]+/src/',
    exclude: { path: '\\.(?:test|test-d|stories)\\.tsx?$' },
    tsPreCompilationDeps: true,
  },
  { exportsFields: ['exports'], conditionNames: ['@gastroshop/source', 'types', 'import', 'default'] },
);
if (typeof output === 'string') throw new Error(output);
const { modules }: ICruiseResult = output;

/** Draws what the modules of some folders import from each other; `placeOf` says where a file belongs. */
const pictureOf = (placeOf: (source: string) => string | undefined): string => {
  const places: string[] = [];
  const edges: Edge[] = [];
  for (const { source, dependencies } of modules) {
    const from = placeOf(source);
    if (from === undefined) continue;
    places.push(from);
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (to !== undefined && to !== from) edges.push({ from, to });
    }
  }
  return toMermaid(places, edges);
};

const before = readFileSync(file, 'utf8');
const after = insertDiagrams(
  before,
  new Map([
    ['packages', pictureOf((source) => /^(?:packages|apps)\/([^/]+)\//.exec(source)?.[1])],
    ['domain', pictureOf((source) => /^packages\/domain\/src\/([^/]+)\//.exec(source)?.[1])],
    ['order-life', drawStates(TRANSITIONS.map(({ from, to, action }) => ({ from, to, label: action })))],
  ]),
);

if (process.argv.includes('--write')) {
  writeFileSync(file, after);
} else if (after !== before) {
  console.error('✖ The pictures in docs/architecture.md are not the code any more. Run: pnpm picture:write');
  process.exitCode = 1;
}
