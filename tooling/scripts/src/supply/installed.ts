import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, valueAt } from '../bootstrap/read-json.mjs';

/** What an installed package says of itself. */
export interface Installed {
  /** Its own words; empty where it says nothing. */
  readonly licence: string;
  /** Scripts that an installation would run. */
  readonly lifecycle: readonly string[];
}

const LIFECYCLE = ['preinstall', 'install', 'postinstall'];

const licenceOf = (manifest: unknown): string => {
  const single = valueAt(manifest, 'license') ?? valueAt(manifest, 'licence');
  if (typeof single === 'string') return single;
  const list = valueAt(manifest, 'licenses');
  const each: readonly unknown[] = single !== undefined ? [single] : Array.isArray(list) ? list : [];
  return each
    .map((one) => (typeof one === 'string' ? one : valueAt(one, 'type')))
    .filter((name) => typeof name === 'string')
    .join(' OR ');
};

/** Folders with a manifest in a `node_modules`, those of scopes among them; what is linked belongs to somebody else. */
const packageFolders = (modules: string): readonly string[] =>
  readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(modules, name)).map((inner) => path.join(modules, name, inner))
        : [path.join(modules, name)],
    )
    .filter((folder) => !lstatSync(folder).isSymbolicLink() && existsSync(path.join(folder, 'package.json')));

/**
 * What pnpm has installed, by id. Packages for other machines are not there.
 *
 * @param store the workspace's `node_modules/.pnpm`
 */
export const readInstalled = (store: string): ReadonlyMap<string, Installed> =>
  new Map(
    readdirSync(store)
      .map((entry) => path.join(store, entry, 'node_modules'))
      .filter((modules) => existsSync(modules))
      .flatMap(packageFolders)
      .map((folder) => {
        const manifest = readJson(path.join(folder, 'package.json'));
        const builds = existsSync(path.join(folder, 'binding.gyp')) ? ['binding.gyp'] : [];
        const scripts = LIFECYCLE.filter((script) => valueAt(manifest, 'scripts', script) !== undefined);
        return [
          `${String(valueAt(manifest, 'name'))}@${String(valueAt(manifest, 'version'))}`,
          { licence: licenceOf(manifest), lifecycle: [...scripts, ...builds] },
        ] as const;
      }),
  );
