import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { TestFile } from './namings';

const ROOTS = ['packages', 'apps', 'tooling'];
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const TEST_FILE = /\.(?:test|spec|faults|stories)\.tsx?$/;

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Folders with a dot hold reports, caches and the copies that mutation tests work on.
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : walk(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });

/** Every test file of the repository with its source. */
export const findTestFiles = (root: string): TestFile[] =>
  ROOTS.flatMap((folder) => walk(join(root, folder))).map((path) => ({
    file: relative(root, path).split(sep).join('/'),
    source: readFileSync(path, 'utf8'),
  }));
