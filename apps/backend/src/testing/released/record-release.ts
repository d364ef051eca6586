/**
 * `pnpm --filter=@gastroshop/backend run release:record`, after the build of a release and with its commit: keeps it as
 * the one that has to run on the schema of its successor. A folder names another build than the one of this workspace.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectPglite } from '../../db';
import { keepRelease } from './release';
import { readSchemaFacts } from './schema-facts';

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../../dist'));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dist, encoding: 'utf8' }).trim();
// The build leaves the database that its own migrations make.
const store = await connectPglite({
  template: new Uint8Array(gunzipSync(readFileSync(path.join(dist, 'template.tar.gz')))),
});
const schema = await store.asSystem(readSchemaFacts).finally(() => store.close());
keepRelease(dist, commit, schema);
process.stdout.write(`Kept the build of ${commit} as the last release\n`);
