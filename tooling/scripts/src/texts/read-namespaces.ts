import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../workspace-folders';
import type { Namespace, TextFile } from './text-file';

/** A folder `texts`, and in it `<namespace>.<language>.json`. */
const TEXT_FILE = /(?:^|\/)texts\/([^/]+)\.([a-z]{2}(?:-[A-Z]{2})?)\.json$/;

const isTextFile = (value: unknown): value is TextFile =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

const readTextFile = (file: string): TextFile => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isTextFile(content)) return content;
  throw new Error(`${file} holds something that is no text; texts are flat: "key": "text"`);
};

/**
 * The namespaces of all packages and apps, in the order of their folders.
 *
 * @throws Error that names a file which is no JSON or holds something that is no text
 */
export const readNamespaces = (root: string): readonly Namespace[] => {
  const found = new Map<string, Namespace>();
  for (const place of workspaceFolders(root).filter((folder) => !folder.startsWith('tooling/'))) {
    const source = path.join(root, place, 'src');
    const names = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.map((one) => one.split(path.sep).join('/')).sort()) {
      const [, namespace, language] = TEXT_FILE.exec(name) ?? [];
      if (namespace === undefined || language === undefined) continue;
      const folder = `${place}/src/${path.posix.dirname(name)}`;
      const known = found.get(`${folder}/${namespace}`) ?? { name: namespace, place, folder, files: {} };
      const file = readTextFile(path.join(source, name));
      found.set(`${folder}/${namespace}`, { ...known, files: { ...known.files, [language]: file } });
    }
  }
  return [...found.values()];
};
