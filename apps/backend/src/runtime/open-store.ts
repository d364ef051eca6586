import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { connectPglite, connectPostgresql, migrate, type StatementListener, type Store } from '../db';
import type { Settings } from '../settings';

/** Fills a new database. */
type Seed = (store: Store) => Promise<void>;

/** How the store is opened. */
export interface OpenStoreOptions {
  readonly settings: Settings;
  /** Runs once, on a new embedded database, or on PostgreSQL every time (it has to know what is done already). */
  readonly seed?: Seed | undefined;
  /** One line for whoever waits. */
  readonly onProgress: (text: string) => void;
  readonly onConnectionError: (error: Error) => void;
  /** Told of each statement that has ended. */
  readonly onStatement?: StatementListener | undefined;
}

/** The dumped template that the build leaves beside the server: much quicker than making a database. */
const readTemplate = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const file = new URL('./template.tar.gz', import.meta.url);
  return existsSync(file) ? new Uint8Array(await promisify(gunzip)(readFileSync(file))) : undefined;
};

/**
 * Makes a new embedded database beside its place and moves it there when it is whole: a start that is killed half-way
 * leaves nothing that a later one would take for finished.
 */
const makeEmbedded = async (folder: string, { seed, onProgress }: OpenStoreOptions): Promise<void> => {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  onProgress('Making the database …');
  const store = await connectPglite({ folder: unfinished, template: await readTemplate() });
  try {
    await migrate(store);
    await seed?.(store);
  } finally {
    await store.close();
  }
  renameSync(unfinished, folder);
};

const openEmbedded = async (options: OpenStoreOptions): Promise<Store> => {
  const folder = path.join(options.settings.dataFolder, 'database');
  if (!existsSync(folder)) await makeEmbedded(folder, options);
  const store = await connectPglite({ folder }, options.onStatement);
  await migrate(store);
  return store;
};

/** Opens the database the settings name, its schema up to date. The data folder has to be locked by this process. */
export const openStore = async (options: OpenStoreOptions): Promise<Store> => {
  const { DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_CONNECTIONS } = options.settings;
  if (DATABASE_URL === undefined) return openEmbedded(options);
  const store = connectPostgresql({
    url: DATABASE_URL,
    listenUrl: DATABASE_LISTEN_URL,
    connections: DATABASE_CONNECTIONS,
    onConnectionError: options.onConnectionError,
    onStatement: options.onStatement,
  });
  await migrate(store);
  await options.seed?.(store);
  return store;
};
