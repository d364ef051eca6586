import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How much a change asks of who uses a package. */
export type ChangeLevel = 'major' | 'minor' | 'patch';

/** A change that is not released yet. */
export interface PendingChange {
  readonly name: string;
  readonly level: ChangeLevel;
  readonly text: string;
}

const FRONT = /^---\n([^]*?)\n---\n([^]*)$/;
const LINE = /^['"]?@gastroshop\/([\w-]+)['"]?: (major|minor|patch)$/gm;

/** Before 1.0 a minor version may break as well, which its sentence says. */
const levelOf = (word: string | undefined, text: string): ChangeLevel =>
  text.includes('**Breaking') ? 'major' : word === 'major' || word === 'minor' ? word : 'patch';

/**
 * What a changeset tells of each package.
 *
 * @example changesOf("---\n'@gastroshop/ui': minor\n---\n\nNew.") // [{ name: 'ui', level: 'minor', text: 'New.' }]
 */
export const changesOf = (changeset: string): readonly PendingChange[] => {
  const [, front = '', body = ''] = FRONT.exec(changeset) ?? [];
  const text = body.trim().replaceAll(/\s*\n\s*/g, ' ');
  return [...front.matchAll(LINE)].map(([, name = '', level]) => ({
    name,
    level: levelOf(level, text),
    text,
  }));
};

/** What is in the changesets of a repository and not in a changelog yet. */
export const pendingChanges = (repository: string): readonly PendingChange[] => {
  const folder = path.join(repository, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => changesOf(readFileSync(path.join(folder, file), 'utf8')));
};
