import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/openapi/index';

/**
 * Writes openapi.json from the contract; with --check it only compares and fails when the file is stale.
 */
const file = new URL('../openapi.json', import.meta.url);
const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== current) {
    process.stderr.write('openapi.json is stale. Run: pnpm --filter @gastroshop/api-contract openapi\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, current);
  process.stdout.write(`Wrote openapi.json, ${Math.round(current.length / 1024)} KB\n`);
}
