import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Of each task so many lines: where it stood, not all it did. */
const LINES = 15;

/** @param {string} folder */
const inside = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((entry) => path.join(folder, entry)) : [];

/**
 * What tasks said until now, from the logs Turborepo keeps beside each package: shown when a phase is ended before its
 * tasks are, because Turborepo then says nothing of theirs.
 *
 * @param {string} root folder of the workspace
 * @param {number} since time in milliseconds; a log last written before belongs to another run
 * @returns {string}
 * @example lastWords(root, started)
 */
export const lastWords = (root, since) =>
  ['apps', 'packages', 'tooling']
    .flatMap((kind) => inside(path.join(root, kind)))
    .flatMap((folder) => inside(path.join(folder, '.turbo')))
    .filter((file) => file.endsWith('.log') && statSync(file).mtimeMs >= since)
    .map((file) => {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      return `── ${path.relative(root, file)}\n${lines.slice(-LINES).join('\n')}`;
    })
    .join('\n\n');
