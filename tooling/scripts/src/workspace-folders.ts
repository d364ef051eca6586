import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The workspace's top folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Folders of all workspace packages, relative to the top, in a fixed order. */
export const workspaceFolders = (top = root): readonly string[] =>
  ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(top, group))
      .sort()
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(path.join(top, folder, 'package.json'))),
  );
