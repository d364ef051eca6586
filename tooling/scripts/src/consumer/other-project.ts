import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';

/** Another project's npm knows nothing of the settings that this workspace's pnpm hands down. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)));

/** A program of another project. */
export interface OtherProject {
  /** Runs a program in the project. */
  readonly run: (program: string, args: readonly string[], folder?: string) => void;
  /** What a program says, without the space around it. */
  readonly ask: (program: string, args: readonly string[]) => string;
}

/**
 * A folder outside the workspace, as a project of its own.
 *
 * @param environment what its programs are told besides the usual
 */
export const otherProject = (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): OtherProject => ({
  run: (program, args, within = folder) => {
    execFileSync(program, args, {
      cwd: within,
      env: { ...env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  },
  ask: (program, args) =>
    execFileSync(program, args, {
      cwd: folder,
      env: { ...env, ...environment },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim(),
});

const catalog = valueAt(parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')), 'catalog');

/** Versions the workspace's catalog names, so that both sides use the same tools. */
export const catalogVersions = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, String(valueAt(catalog, name))]));

/** Packs packages of the workspace into a project and writes down how it asks for them. */
export const packInto = (
  folder: string,
  { run }: OtherProject,
  names: readonly string[],
): Readonly<Record<string, string>> => {
  const tarballs = path.join(folder, 'tarballs');
  mkdirSync(tarballs);
  for (const name of names) {
    run('pnpm', ['pack', '--silent', '--pack-destination', tarballs], path.join(root, 'packages', name));
  }
  return Object.fromEntries(
    names.map((name) => {
      const file = readdirSync(tarballs).find((entry) => entry.startsWith(`gastroshop-${name}-`));
      if (file === undefined) throw new Error(`${name} was not packed`);
      return [`@gastroshop/${name}`, `file:tarballs/${file}`];
    }),
  );
};

/** Writes the project's package.json and installs it. */
export const install = (
  folder: string,
  { run }: OtherProject,
  packages: Readonly<Record<string, string>>,
  libraries: Readonly<Record<string, string>>,
): void => {
  const manifest = {
    name: 'another-site',
    private: true,
    type: 'module',
    dependencies: { ...packages, ...libraries },
    // The packages name each other by version, which the registry does not have yet.
    overrides: Object.fromEntries(Object.keys(packages).map((name) => [name, `$${name}`])),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
  ]);
};
