import { spawn } from 'node:child_process';
import path from 'node:path';

/** Where the repository begins. */
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A program that ran to its end. */
interface Ran {
  readonly code: number | null;
  readonly output: string;
}

const run = (
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd: string,
) =>
  new Promise<Ran>((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve({ code, output });
    });
  });

/** Settings of a backend on a database, besides its port. */
export const backendSettings = (databaseUrl: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  APP_SECRET: 'used for the time of this measurement only',
  HAND_OVER: 'none',
  MAIL: 'caught',
  ANALYTICS: 'counted',
  LOG_LEVEL: 'warn',
});

/**
 * Runs a command of the built backend.
 *
 * @throws Error with what it wrote, unless it ends with one of the codes allowed
 */
export const runBackend = async (
  databaseUrl: string,
  words: readonly string[],
  allowed: readonly number[] = [0],
): Promise<string> => {
  const file = path.join(ROOT, 'apps/backend/dist/cli.js');
  const { code, output } = await run(process.execPath, [file, ...words], backendSettings(databaseUrl), ROOT);
  if (code === null || !allowed.includes(code))
    throw new Error(`${words.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
};

/** Turns a retail catalogue into the files of the import: products.jsonl and prices.jsonl of a folder. */
export const convertCatalogue = async (file: string, folder: string): Promise<void> => {
  const { code, output } = await run(
    'tsx',
    ['--conditions=@gastroshop/source', 'src/convert.ts', folder],
    { CATALOGUE_FILE: file },
    path.join(ROOT, 'tooling/catalogue'),
  );
  if (code !== 0) throw new Error(`The catalogue was not converted:\n${output}`);
};
