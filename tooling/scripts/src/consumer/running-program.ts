import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';

/** A port nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

/** A program of Node that serves something. */
export interface ServingProgram {
  readonly folder: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it says as soon as it serves. */
  readonly ready: string;
}

/** Long for a busy machine, and short beside a run that would stand still for ever. */
const PATIENCE_MS = 180_000;

/**
 * Starts a program and waits until it serves.
 *
 * @returns what ends it
 * @throws Error with what it said when it ends before, or does not serve within three minutes
 */
export const startProgram = async ({
  folder,
  args,
  environment,
  ready,
}: ServingProgram): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  let said = '';
  let impatient: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer) => {
        said += text.toString();
        // Continuous integration counts as a screen with colours, and one may end within the words waited for.
        if (stripVTControlCharacters(said).includes(ready)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => {
        reject(new Error(`${args.join(' ')} ended: ${said}`));
      });
      impatient = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`${args.join(' ')} did not say "${ready}": ${said}`));
      }, PATIENCE_MS);
    });
  } finally {
    clearTimeout(impatient);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};
