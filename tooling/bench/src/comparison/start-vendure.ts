import { freePort } from '@gastroshop/backend/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../peers/vendure');
const READY_MS = 120_000;
const POLL_MS = 250;

/** A Vendure that answers. */
export interface VendureProcess {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const run = async (
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> => {
  const child = spawn(command, words, {
    cwd: FOLDER,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new Error(`${command} ${words.join(' ')} ended with ${String(child.exitCode)}`);
};

/**
 * Installs the peer from its own lock file, where it is not installed yet, without running anything that comes with its
 * packages.
 */
export const installVendure = async (): Promise<void> => {
  if (existsSync(path.join(FOLDER, 'node_modules/@vendure/core'))) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {});
};

/** Fills an empty database with the catalogue. */
export const fillVendure = async (
  databaseUrl: string,
  catalogue: string,
  products: number,
): Promise<void> => {
  await run(process.execPath, ['populate.mjs'], {
    PEER_DATABASE_URL: databaseUrl,
    CATALOGUE_FILE: catalogue,
    ARTICLES: String(products),
    PORT: String(await freePort()),
    NODE_ENV: 'production',
  });
};

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts it on a filled database and waits until it answers.
 *
 * @throws Error when it ends or does not get ready
 */
export const startVendure = async (databaseUrl: string): Promise<VendureProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: FOLDER,
    env: { ...process.env, PEER_DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error('Vendure ended instead of starting');
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('Vendure did not get ready');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
