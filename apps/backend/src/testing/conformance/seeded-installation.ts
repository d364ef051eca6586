import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { connectPglite, connectPostgresql, type Store } from '../../db';
import { createPostgresDatabase } from '../postgres-database';

/** A database with planted rows, and the settings with which processes open it. */
export interface SeededInstallation<World> {
  readonly world: World;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the store beside the processes: always possible on PostgreSQL, on PGlite only while none runs. */
  readonly open: () => Promise<Store>;
  readonly remove: () => Promise<void>;
}

/** Makes an installation and plants in it. */
export type Install = <World>(plant: (store: Store) => Promise<World>) => Promise<SeededInstallation<World>>;

const SETTINGS = {
  DEMO_DATA: 'false',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  // The example of RFC 8291, of which nothing is sent.
  VAPID_PUBLIC_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  PUSH_ORIGINS: 'https://push.example',
};

const temporaryFolder = () => mkdtempSync(path.join(os.tmpdir(), 'gastroshop-installation-'));

const installEmbedded: Install = async (plant) => {
  const folder = temporaryFolder();
  const database = path.join(folder, 'database');
  mkdirSync(folder, { recursive: true });
  const open = () => connectPglite({ folder: database });
  const store = await connectPglite({
    folder: database,
    template: new Uint8Array(readFileSync(inject('pgliteTemplate'))),
  });
  const world = await plant(store);
  await store.close();
  return {
    world,
    environment: { ...SETTINGS, DATA_DIR: folder },
    open,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};

const installOnServer =
  (server: string): Install =>
  async (plant) => {
    const folder = temporaryFolder();
    const database = await createPostgresDatabase(server, inject('postgresTemplate'));
    const open = () => Promise.resolve(connectPostgresql({ url: database.url }));
    const store = await open();
    const world = await plant(store);
    await store.close();
    return {
      world,
      environment: {
        ...SETTINGS,
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        APP_SECRET: 'a secret of thirty-two characters',
        MAIL: 'caught',
        ANALYTICS: 'counted',
        HAND_OVER_DIR: path.join(folder, 'orders'),
        ORDER_EDITING: 'all',
      },
      open,
      remove: async () => {
        await database.drop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };

/** Installations on each engine: PGlite always, PostgreSQL where the test run has one. */
export const installations: readonly (readonly ['PGlite' | 'PostgreSQL', Install])[] = [
  ['PGlite', installEmbedded],
  ...[process.env['TEST_DATABASE_URL']].flatMap((url) =>
    url === undefined || url === '' ? [] : [['PostgreSQL', installOnServer(url)] as const],
  ),
];
