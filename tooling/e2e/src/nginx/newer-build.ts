import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKED = /\.(?:gz|br)$/;
const TEXT = /\.(?:js|css|html|json)$/;
const FILE_NAME = /[\w.-]+\.\w+/g;
const ASSETS = 'assets';

/** What the worker tells a new page from the one before by. */
const PAGE_REVISION = /("revision":)"[^"]+"(,"url":"index\.html")/;

/** Every file of a build below its folder. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The name a part has in the newer build: another hash. */
const newerName = (name: string): string => name.replace(/(\.\w+)$/, 'N$1');

/**
 * Deploys a newer build over the one in a folder and leaves nothing of the one before: every part has another name, and
 * so have page and worker. The same as a build of changed sources, without the minute that takes.
 */
export const deployNewerBuild = (folder: string): void => {
  const files = filesOf(folder);
  for (const packed of files.filter((file) => PACKED.test(file))) rmSync(packed);
  const kept = files.filter((file) => !PACKED.test(file));
  const parts = new Set(
    kept.filter((file) => path.basename(path.dirname(file)) === ASSETS).map((file) => path.basename(file)),
  );
  for (const file of kept) {
    const name = path.basename(file);
    const isText = TEXT.test(file);
    if (isText) {
      const text = readFileSync(file, 'utf8')
        .replaceAll(FILE_NAME, (found) => (parts.has(found) ? newerName(found) : found))
        .replace(PAGE_REVISION, '$1"newer"$2');
      writeFileSync(file, text);
    }
    if (!parts.has(name)) continue;
    writeFileSync(path.join(path.dirname(file), newerName(name)), readFileSync(file));
    rmSync(file);
  }
};
