/**
 * Checks what the product is made of and writes its bill of materials to `.reports/sbom.cdx.json`.
 * `--audit`, for a release, also asks the registry what it knows against any of it, and looks when libraries were brought
 * up to date last.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readJson, valueAt } from '../bootstrap/read-json.mjs';
import { root, workspaceFolders } from '../workspace-folders';
import { askRegistry } from './audit';
import { billOfMaterials } from './bill-of-materials';
import { freshnessProblems } from './freshness';
import { readInstalled } from './installed';
import { licenceOf, licenceProblems } from './licences';
import { lifecycleProblems } from './lifecycle';
import { workspaceLockfile } from './lockfile';
import { lockfileProblems } from './lockfile-problems';
import { provenanceProblems } from './provenance';

const workspace: unknown = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
const listAt = (key: string): readonly string[] => {
  const list = valueAt(workspace, key);
  return Array.isArray(list) ? list.map(String) : [];
};

const lockfile = workspaceLockfile(path.join(root, 'pnpm-lock.yaml'));
const installed = readInstalled(path.join(root, 'node_modules/.pnpm'));
const here = lockfile.packages.flatMap(({ id }) => {
  const found = installed.get(id);
  return found === undefined ? [] : [[id, found] as const];
});
const missing = lockfile.packages.filter(({ id, isOptional }) => !isOptional && !installed.has(id));
const licences = new Map(here.map(([id, { licence }]) => [id, licence]));
const isForRelease = process.argv.includes('--audit');
const audit = isForRelease ? askRegistry() : undefined;

const problems = [
  ...missing.map(({ id }) => `${id}: is in the lockfile, but not installed; run "pnpm install".`),
  ...lockfileProblems(lockfile),
  ...provenanceProblems(
    workspaceFolders().map((folder) => readJson(path.join(root, folder, 'package.json'))),
  ),
  ...licenceProblems(licences),
  ...lifecycleProblems(new Map(here.map(([id, { lifecycle }]) => [id, lifecycle])), {
    mayRun: listAt('onlyBuiltDependencies'),
    mayNotRun: listAt('ignoredBuiltDependencies'),
  }),
  ...(audit?.problems ?? []),
  ...(isForRelease
    ? freshnessProblems(readFileSync(path.join(root, 'docs/security.md'), 'utf8'), Date.now())
    : []),
];

const file = path.join(root, '.reports/sbom.cdx.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  billOfMaterials(lockfile, new Map([...licences].map(([id, licence]) => [id, licenceOf(id, licence)]))),
);
console.log(
  `Supply: ${lockfile.packages.length} packages by checksum from the registry, ${here.length} of them installed and read, the others for other machines; bill of materials in ${path.relative(root, file)}.`,
);
if (audit !== undefined) console.log(audit.said);
for (const problem of problems) console.error(`✖ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
