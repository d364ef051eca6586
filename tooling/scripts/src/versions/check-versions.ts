/** Fails when a package of the workspace names a version of its own, or a changeset would tell packages each other's news. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../bootstrap/read-json.mjs';
import { root, workspaceFolders } from '../workspace-folders';
import { changesetProblems } from './changeset-problems';
import { offCatalog } from './uncataloged-versions';

const changesets = path.join(root, '.changeset');
const news = readdirSync(changesets)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    changesetProblems(readFileSync(path.join(changesets, file), 'utf8')).map(
      (problem) => `.changeset/${file} ${problem}`,
    ),
  );
const versions = ['.', ...workspaceFolders()].flatMap((folder) => {
  return offCatalog(readJson(path.join(root, folder, 'package.json')));
});
const complaints = [...versions, ...news];
for (const complaint of complaints) console.error(`✖ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
