import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, valueAt } from '../bootstrap/read-json.mjs';
import { root, workspaceFolders } from '../workspace-folders';

/** A door of a published package: what one import of it leads to. */
interface Door {
  /** File name of its report, without the ending. */
  readonly name: string;
  /** The source module it is, relative to the package. */
  readonly source: string;
}

/** A package that other sites install. */
export interface PublishedPackage {
  readonly folder: string;
  readonly doors: readonly Door[];
}

const doorsOf = (manifest: unknown): readonly Door[] => {
  const targets = valueAt(manifest, 'exports');
  if (typeof targets !== 'object' || targets === null) return [];
  return Object.keys(targets).flatMap((key) => {
    // For the tests of this repository; it is not published.
    if (key === './testing') return [];
    const source = valueAt(targets, key, '@gastroshop/source');
    return typeof source === 'string' ? [{ name: key.slice(2).replaceAll('/', '-') || 'index', source }] : [];
  });
};

/** The packages that are not private, with their doors. */
export const publishedPackages = (): readonly PublishedPackage[] =>
  workspaceFolders()
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(path.join(folder, 'tsconfig.build.json')))
    .flatMap((folder) => {
      const manifest: unknown = readJson(path.join(folder, 'package.json'));
      return valueAt(manifest, 'private') === true ? [] : [{ folder, doors: doorsOf(manifest) }];
    });
