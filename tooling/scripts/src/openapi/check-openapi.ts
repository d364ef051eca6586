/**
 * Compares the contract with the one clients were last built with, `openapi.released.json`, and refuses what they would
 * stumble over, unless a changeset says that it breaks them; and whatever the linters have to say about it. `--write`,
 * after a release, makes today's the last one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';
import { announcesMajor } from './announces-major';
import { breakingChanges } from './breaking-changes';
import { objectOf } from './json';
import { lintDocumentText } from './lint-document';
import { withoutWords } from './without-words';

const PACKAGE = '@gastroshop/api-contract';
const folder = path.join(root, 'packages/api-contract');
const released = path.join(folder, 'openapi.released.json');
const file = path.join(folder, 'openapi.json');
const current = objectOf(readJson(file));

if (process.argv.includes('--write')) {
  writeFileSync(released, `${JSON.stringify(withoutWords(current))}\n`);
} else {
  const changes = [...new Set(breakingChanges(objectOf(readJson(released)), current))];
  const changesets = path.join(root, '.changeset');
  const isAnnounced = readdirSync(changesets)
    .filter((name) => name.endsWith('.md'))
    .some((name) => announcesMajor(readFileSync(path.join(changesets, name), 'utf8'), PACKAGE));
  for (const change of changes) console.error(`${isAnnounced ? '•' : '✖'} ${change}`);
  if (changes.length > 0 && !isAnnounced) {
    console.error(
      `Clients of ${PACKAGE} would break. Keep what they use, or write a changeset with "'${PACKAGE}': major" that says what they have to do.`,
    );
    process.exitCode = 1;
  }
  const complaints = await lintDocumentText(readFileSync(file, 'utf8'));
  for (const complaint of complaints) console.error(`✖ ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}
