import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuiltApp } from './apps';

const run = promisify(execFile);

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** Paths of the apps, as an installation sets them for builds and backend. */
export interface PathSettings {
  readonly SHOP_PATH: string;
  readonly FAIR_PATH: string;
}

/**
 * Builds the shop and the fairs for paths of a host, as the operations page says.
 *
 * @param folder where the builds go; the usual ones stay as they are
 */
export const buildAtPaths = async (
  folder: string,
  paths: PathSettings,
): Promise<readonly (BuiltApp & { readonly build: string })[]> => {
  const built: (BuiltApp & { readonly build: string })[] = [];
  for (const [name, base] of [
    ['shop', paths.SHOP_PATH],
    ['fair', paths.FAIR_PATH],
  ] as const) {
    const build = path.join(folder, name);
    const app = path.join(REPOSITORY, 'apps', name);
    await run(
      process.execPath,
      [path.join(app, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', build, '--emptyOutDir'],
      { cwd: app, env: { ...process.env, NODE_ENV: 'production', ...paths }, maxBuffer: 64 * 1024 * 1024 },
    );
    built.push({ name, base, build });
  }
  return built;
};
