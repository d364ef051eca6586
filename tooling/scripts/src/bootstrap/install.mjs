import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, valueAt } from './read-json.mjs';
import { mustRun, root } from './run.mjs';

const stamp = path.join(root, 'node_modules/.cache/gastroshop/installed');

/** Every file that decides what an install puts where. */
const manifests = () => [
  ...['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].map((name) => path.join(root, name)),
  ...['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(root, group, entry.name, 'package.json'))
      .filter((file) => existsSync(file)),
  ),
];

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

/** The package manager and its version, as package.json pins it ("pnpm@10.34.9"). */
const pinnedPackageManager = () =>
  String(valueAt(readJson(path.join(root, 'package.json')), 'packageManager'));

/** Installs what the lockfile names, with the pinned pnpm fetched by npx; does nothing when it is all there. */
export const ensureInstalled = async () => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const packageManager = pinnedPackageManager();
  console.log(`▸ Installing the packages (${packageManager}, about a minute the first time) …`);
  await mustRun(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    'The packages could not be installed. Check that the npm registry can be reached and that the disk has 2 GB left, then run the command again. If package.json was changed by hand, run "npx pnpm install" once.',
  );
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};
