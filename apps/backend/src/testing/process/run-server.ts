import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** A backend process of its own, as an installation runs it. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedAfterMs: number;
  /** What it wrote so far. */
  readonly output: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Ends it in order and resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power switch would, and resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** What is started. */
interface ServerPrograms {
  /** The built script; missing: that of today. */
  readonly server?: string | undefined;
  /** The Node it runs on; missing: each of `testedNodes` in turn. */
  readonly node?: string | undefined;
  /** What Node itself is told. */
  readonly options?: readonly string[] | undefined;
  /** Where it is started; missing: where the test is. */
  readonly folder?: string | undefined;
}

/** The Node of the test, and the one that is shipped where the run has it: what starts processes starts them on both. */
export const testedNodes: readonly string[] = [
  ...new Set([process.execPath, process.env['TEST_NODE'] ?? '']),
].filter((node) => node !== '');

let started = 0;
const nextNode = () => testedNodes[started++ % testedNodes.length] ?? process.execPath;

/** The built backend. */
export const SERVER = path.resolve(import.meta.dirname, '../../../dist/server.js');

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

const isReady = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the built backend and waits until it answers.
 *
 * @param environment its settings; a free port is chosen where none is given
 * @param programs another build or another Node than those of the test
 * @throws Error with what it wrote, when it ends instead
 */
export const runServer = async (
  environment: Readonly<Record<string, string>>,
  { server = SERVER, node = nextNode(), options = [], folder }: ServerPrograms = {},
): Promise<ServerProcess> => {
  if (!existsSync(server))
    throw new Error('Build the backend first: turbo run build --filter=@gastroshop/backend');
  const port = environment['PORT'] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const child = spawn(node, [...options, server], {
    ...(folder !== undefined && { cwd: folder }),
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gone = new AbortController();
  const end = ended(child);
  void end.then(() => {
    gone.abort();
  });
  // The demonstration's data take their time where other work goes on beside.
  const deadline = since + 240_000;
  while (!(await isReady(origin))) {
    if (gone.signal.aborted) throw new Error(`The backend ended instead of starting:\n${output}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The backend did not get ready:\n${output}`);
    }
    await pause(25);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startedAfterMs: performance.now() - since,
    output: () => output,
    ended: end,
    stop: () => {
      child.kill('SIGTERM');
      return end;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await end;
    },
  };
};
