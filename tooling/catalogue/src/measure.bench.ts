import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { convertCatalogue } from './convert-catalogue';
import { generatedCatalogue } from './generated-catalogue';
import { pathAsGiven } from './path-as-given';

/*
 * How long the import of a catalogue takes, articles and prices together: into new embedded databases, and into the empty
 * database that MEASURE_DATABASE_URL names, a tenant a round. Without CATALOGUE_FILE made-up articles are imported.
 */

const MADE_UP = 26_000;
const TENANTS = ['AZ', 'GM', 'KI'] as const;
const backend = path.resolve(import.meta.dirname, '../../../apps/backend');

const run = async (
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const began = performance.now();
  const child = spawn('tsx', ['--conditions=@gastroshop/source', 'src/cli.ts', ...words], {
    cwd: backend,
    env: { ...process.env, ...environment, LOG_LEVEL: 'warn', DEMO_DATA: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${String(child.exitCode)}`);
  return (performance.now() - began) / 1000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const importAll = async (
  folder: string,
  tenant: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  await run(['migrate'], environment);
  let seconds = 0;
  for (const kind of ['products', 'prices'])
    seconds += await run(
      ['import', kind, path.join(folder, `${kind}.jsonl`), '--tenant', tenant],
      environment,
    );
  return seconds;
};

const { CATALOGUE_FILE, MEASURE_DATABASE_URL } = process.env;
const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-measure-'));

const catalogue = (): string => {
  if (CATALOGUE_FILE !== undefined && CATALOGUE_FILE !== '') return pathAsGiven(CATALOGUE_FILE);
  const file = path.join(folder, 'made-up.jsonl');
  const lines = generatedCatalogue(MADE_UP).map((one) => JSON.stringify(one));
  writeFileSync(file, lines.join('\n'));
  return file;
};

const measure = async (
  name: string,
  products: number,
  environmentOf: (round: number) => Readonly<Record<string, string>>,
): Promise<void> => {
  const seconds: number[] = [];
  for (const [round, tenant] of TENANTS.entries())
    seconds.push(await importAll(folder, tenant, environmentOf(round)));
  process.stdout.write(
    `${products} articles with prices into ${name}: ${median(seconds).toFixed(1)} s (median of ${seconds.length})\n`,
  );
};

try {
  const { articles } = await convertCatalogue(catalogue(), folder);
  await measure('PGlite', articles, (round) => ({
    DATA_DIR: path.join(folder, `data-${round}`),
    DATABASE_URL: '',
  }));
  if (MEASURE_DATABASE_URL !== undefined && MEASURE_DATABASE_URL !== '')
    await measure('PostgreSQL', articles, () => ({
      DATABASE_URL: MEASURE_DATABASE_URL,
      APP_SECRET: 'used for the time of this measurement only',
    }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
