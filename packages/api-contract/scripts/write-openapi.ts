import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes openapi.json from the contract, with the version of the package; with --check it only compares and fails when
 * the file is stale.
 */
const at = (file: string) => new URL(`../${file}`, import.meta.url);
const [, version = ''] = /"version": "([^"]+)"/.exec(readFileSync(at('package.json'), 'utf8')) ?? [];
const isCheck = process.argv.includes('--check');
if (!isCheck)
  writeFileSync(
    at('src/openapi/contract-version.ts'),
    `/** Version of the contract, which is that of this package: major when an older client would break. */\nexport const CONTRACT_VERSION = '${version}';\n`,
  );
const { CONTRACT_VERSION, openApiDocument } = await import('../src/openapi/index');
const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!isCheck) {
  writeFileSync(at('openapi.json'), current);
  process.stdout.write(`Wrote openapi.json, ${Math.round(current.length / 1024)} KB\n`);
} else if (version !== CONTRACT_VERSION || readFileSync(at('openapi.json'), 'utf8') !== current) {
  process.stderr.write('openapi.json is stale. Run: pnpm --filter @gastroshop/api-contract openapi\n');
  process.exitCode = 1;
}
