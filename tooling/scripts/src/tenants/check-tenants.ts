/**
 * Complains where the code names a tenant, its group or its look: who there is and how each presents itself are rows of the
 * database, which `import tenants` and `import looks` change.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import looks from '../../../../apps/backend/src/db/first-looks.json' with { type: 'json' };
import { root, workspaceFolders } from '../workspace-folders';
import { firstRowsOf, namedInTexts, namedTenants } from './named-tenants';

/** What is no part of the product, and the demonstration, whose data is about somebody. */
const ASIDE =
  /\.(?:test|test-d|stories|sample|faults)\.tsx?$|\/(?:testing|demo|resilience)\/|\/demo-hosts\.ts$/;

/** Files that may, each with why. */
const MAY: Readonly<Record<string, string>> = {
  'apps/backend/src/db/migrations/0058-tenant-settings.ts': 'the first rows',
  'apps/backend/src/db/migrations/0063-everybodys-name.ts': 'the first rows',
  'apps/backend/src/db/migrations/0068-tenants.ts': 'the first rows',
  'apps/backend/src/db/migrations/0077-right-shop.ts': 'the first rows',
  'packages/ui/src/theme-data/first-themes.ts': 'written from the first rows',
  'packages/storefront/src/list-files/edifact/parse-edifact.ts': 'EN is a code of EDIFACT',
  'packages/i18n/src/locale/locale.ts': 'EN is English',
};

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const rows = firstRowsOf(read('apps/backend/src/db/migrations/0068-tenants.ts'), looks);

const files = workspaceFolders()
  .filter((folder) => !folder.startsWith('tooling/'))
  .flatMap((folder) => ts.sys.readDirectory(path.join(root, folder, 'src'), ['.ts', '.tsx', '.json']))
  .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
  .filter((file) => !ASIDE.test(file) && !Object.hasOwn(MAY, file))
  .filter((file) => !file.endsWith('.json') || file.includes('/texts/'))
  // Examples that are shown with their code, for one branch.
  .filter((file) => !file.startsWith('apps/developers/src/examples/'));

for (const file of files) {
  const found = file.endsWith('.json')
    ? namedInTexts(read(file), rows)
    : namedTenants(file, read(file), rows);
  for (const place of found) {
    console.error(`✖ ${file}:${place} is a tenant's, a group's or a look's: rows of the database say that`);
    process.exitCode = 1;
  }
}
