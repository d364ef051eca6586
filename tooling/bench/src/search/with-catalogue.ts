import { runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../load-data/open-database';
import { catalogueFiles, importCatalogue } from '../load-data/seed-catalogue';
import { backendSettings, runBackend } from '../load-data/run-program';

/** Where a catalogue can be searched. */
export interface SearchedCatalogue {
  readonly origin: string;
  readonly tenant: string;
}

/** A tenant without articles of the demonstration. */
const EMPTY_TENANT = 'AL';

/**
 * Lets a catalogue be searched: that of the backend at ORIGIN, in the tenant TENANT, or without ORIGIN that of
 * CATALOGUE_FILE in a database of its own.
 *
 * @throws Error when neither is named
 */
export const withCatalogue = async (task: (searched: SearchedCatalogue) => Promise<void>): Promise<void> => {
  const { ORIGIN, TENANT = 'AZ' } = process.env;
  if (ORIGIN !== undefined && ORIGIN !== '') {
    await task({ origin: ORIGIN, tenant: TENANT });
    return;
  }
  const files = await catalogueFiles();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-judged-'));
  const database = await openDatabase('gastroshop_judged');
  try {
    await runBackend(database.url, ['seed-demo']);
    await importCatalogue(database.url, EMPTY_TENANT, files);
    const server = await runServer({
      ...backendSettings(database.url),
      DATA_DIR: folder,
      DEMO_DATA: 'true',
      RATE_LIMITS: 'off',
      HOST: '127.0.0.1',
      HOSTS: JSON.stringify({ localhost: { tenant: EMPTY_TENANT, mode: 'SHOP' } }),
    });
    try {
      await task({ origin: server.origin.replace('127.0.0.1', 'localhost'), tenant: EMPTY_TENANT });
    } finally {
      await server.stop();
    }
  } finally {
    await database.leave();
    files.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
