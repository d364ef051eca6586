import { contractAreas } from '@gastroshop/api-contract';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { areasSource, callSource } from './call-source';

/**
 * Writes the functions of the calls from the contract, a file for each area; with --check it only compares and fails when
 * one is stale.
 */
const folder = path.join(import.meta.dirname, '../src/calls');
const style = await resolveConfig(path.join(folder, 'index.ts'));

const sources = {
  ...Object.fromEntries(Object.entries(contractAreas).map(([area, calls]) => [area, callSource(calls)])),
  index: areasSource(Object.keys(contractAreas)),
};

const stale: string[] = [];
for (const [name, source] of Object.entries(sources)) {
  const file = path.join(folder, `${name}.ts`);
  const current = await format(source, { ...style, parser: 'typescript' });
  if (existsSync(file) && readFileSync(file, 'utf8') === current) continue;
  stale.push(`${name}.ts`);
  if (!process.argv.includes('--check')) writeFileSync(file, current);
}

if (!process.argv.includes('--check')) {
  process.stdout.write(`Wrote ${stale.length} files of calls\n`);
} else if (stale.length > 0) {
  process.stderr.write(`${stale.join(', ')}: stale. Run: pnpm --filter=@gastroshop/api-client calls:write\n`);
  process.exitCode = 1;
}
