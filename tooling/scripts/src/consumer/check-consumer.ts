/**
 * Another project, a plain Vite app outside the workspace, installs the packed packages, type-checks, builds, and
 * prices a product. What works here works for a developer of another site of the group.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';

const PACKED = ['domain', 'identity', 'api-contract', 'api-client'];
const EXPECTED = '95.76';

/** Another project's npm knows nothing of the settings that this workspace's pnpm hands down. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)));

const project = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-consumer-'));

const run = (program: string, args: readonly string[], folder = project) => {
  execFileSync(program, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
};

/** The version the workspace's catalog names, so that both sides use the same tools. */
const catalogVersion = (name: string): string =>
  String(valueAt(parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')), 'catalog', name));

const pack = (): Record<string, string> => {
  const tarballs = path.join(project, 'tarballs');
  mkdirSync(tarballs);
  for (const name of PACKED) {
    run('pnpm', ['pack', '--silent', '--pack-destination', tarballs], path.join(root, 'packages', name));
  }
  return Object.fromEntries(
    PACKED.map((name) => {
      const file = readdirSync(tarballs).find((entry) => entry.startsWith(`gastroshop-${name}-`));
      if (file === undefined) throw new Error(`${name} was not packed`);
      return [`@gastroshop/${name}`, `file:tarballs/${file}`];
    }),
  );
};

try {
  const packages = pack();
  cpSync(path.join(import.meta.dirname, 'template'), project, { recursive: true });
  const manifest = {
    name: 'another-site',
    private: true,
    type: 'module',
    dependencies: packages,
    // The packages name each other by version, which the registry does not have yet.
    overrides: Object.fromEntries(Object.keys(packages).map((name) => [name, `$${name}`])),
    devDependencies: { typescript: catalogVersion('typescript'), vite: catalogVersion('vite') },
  };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  run('npx', ['--no-install', 'tsc']);
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn']);
  run('npx', [
    '--no-install',
    'vite',
    'build',
    '--logLevel',
    'warn',
    '--ssr',
    'src/price.ts',
    '--outDir',
    'node',
  ]);
  const price = execFileSync(
    'node',
    ['-e', "import('./node/price.js').then((m) => console.log(m.price()))"],
    {
      cwd: project,
      encoding: 'utf8',
    },
  ).trim();
  if (price !== EXPECTED) throw new Error(`the other project got ${price}, expected ${EXPECTED}`);
  console.log(`consumer: installed, type-checked, built, and priced 4 cartons at € ${price}`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
