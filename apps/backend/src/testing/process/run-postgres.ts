import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './run-server';

const run = promisify(execFile);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A PostgreSQL of a test's own, which may be mistreated. */
export interface PostgresProcess {
  /** Connection string of its owner. */
  readonly url: string;
  /** Ends it: "immediate" leaves no time to anybody, "kill" does not even ask. Resolves when it is gone. */
  readonly end: (how: 'immediate' | 'kill') => Promise<void>;
  /** Starts it again and resolves when it answers. */
  readonly start: () => Promise<void>;
  /** Lets all its processes stand still, with open connections that nobody answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Folder of everything it has: its data lie in `data`, and whatever its user makes may lie beside. */
  readonly folder: string;
  /** Runs a shell script as its user, with its programs. Resolves with what it wrote. */
  readonly script: (file: string, ...words: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Where the programs of a running server are, and as whom it runs. */
const kindOf = async (server: string) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string; command: string }>(
      "select current_setting('data_directory') as folder, pg_read_file('postmaster.opts') as command",
    );
    const [{ folder, command } = { folder: '', command: '' }] = rows;
    const { uid, gid } = statSync(folder);
    const own = process.getuid?.() === uid;
    return { programs: path.dirname(command.split(' ')[0] ?? ''), user: own ? undefined : { uid, gid } };
  } finally {
    await client.end();
  }
};

/** Whether a server's programs hold this one as well: what npm brings is the server alone. */
export const hasProgram = async (server: string, name: string): Promise<boolean> =>
  existsSync(path.join((await kindOf(server)).programs, name));

/** Ends every connection to a server at once, whatever it is doing. */
export const terminateAll = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  await client.end();
};

/** Processes that a process has started, as Linux lists them. */
const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === pid;
      } catch {
        // It has ended in the meantime.
        return false;
      }
    })
    .map(Number);

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
};

/**
 * Starts a PostgreSQL with the programs of the test run's own.
 *
 * @param server connection string of the test run's server
 * @param more its settings besides, by the folder it has
 */
export const runPostgres = async (
  server: string,
  more: (folder: string) => readonly string[] = () => [],
): Promise<PostgresProcess> => {
  const { programs, user } = await kindOf(server);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-outages-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=50',
    ...more(folder),
  ];
  let postmaster: ChildProcess | undefined;

  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // One that is still being restored answers, and takes nothing yet.
      const { rows } = await client.query<{ ready: boolean }>('select not pg_is_in_recovery() as ready');
      await client.end();
      return rows[0]?.ready === true;
    } catch {
      return false;
    }
  };
  const spawnOnce = () =>
    spawn(path.join(programs, 'postgres'), ['-D', data, ...settings.flatMap((text) => ['-c', text])], {
      ...options,
      stdio: 'ignore',
    });
  const start = async (): Promise<void> => {
    postmaster = spawnOnce();
    while (!(await answers())) {
      // What a killed server left running holds its memory for a moment.
      if (postmaster.exitCode !== null) postmaster = spawnOnce();
      await pause(20);
    }
  };
  const ended = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else
        child.once('exit', () => {
          resolve();
        });
    });
  const toAll = (name: NodeJS.Signals) => {
    const pid = postmaster?.pid;
    if (pid !== undefined) for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
  };
  const end = async (how: 'immediate' | 'kill'): Promise<void> => {
    if (postmaster === undefined) return;
    postmaster.kill(how === 'kill' ? 'SIGKILL' : 'SIGQUIT');
    await ended(postmaster);
  };
  await start();
  return {
    url,
    end,
    start,
    freeze: () => {
      toAll('SIGSTOP');
    },
    thaw: () => {
      toAll('SIGCONT');
    },
    folder,
    script: async (file, ...words) => {
      // Its user may not be able to read this workspace.
      const copy = path.join(folder, path.basename(file));
      copyFileSync(file, copy);
      const { stdout } = await run('sh', [copy, ...words], {
        ...options,
        env: { ...options.env, PG_BIN: programs, TMPDIR: folder },
      });
      return stdout;
    },
    remove: async () => {
      toAll('SIGCONT');
      await end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
