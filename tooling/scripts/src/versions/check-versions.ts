/** Fails when a package of the workspace names a version of its own. */
import path from 'node:path';
import { readJson } from '../bootstrap/read-json.mjs';
import { root, workspaceFolders } from '../workspace-folders';
import { offCatalog } from './uncataloged-versions';

const complaints = ['.', ...workspaceFolders()].flatMap((folder) => {
  return offCatalog(readJson(path.join(root, folder, 'package.json')));
});
for (const complaint of complaints) console.error(`✖ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
