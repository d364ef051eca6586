import { runServer } from '@gastroshop/backend/testing';
import type { Resolve, Shelf } from '@gastroshop/testing/order-files';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBuyers } from '../../backend/buyers';
import { openDatabase } from '../../load-data/open-database';
import { catalogueFiles, importCatalogue } from '../../load-data/seed-catalogue';
import { backendSettings, runBackend } from '../../load-data/run-program';
import { clientOf } from '../client-of';
import { resolveAtShop } from './resolve-at-shop';
import { shelfOfShop } from './shelf-of-shop';

/** A shop that can be asked about lines, and what can be ordered there. */
export interface AskedShop {
  readonly shelf: Shelf;
  readonly unitWords: readonly string[];
  readonly resolve: Resolve;
}

const TENANT = 'AZ';
/** A token lives five minutes. */
const RENEWED_AFTER_MS = 120_000;

const askAt = async (origin: string, task: (shop: AskedShop) => Promise<void>): Promise<void> => {
  const address = origin.replace('127.0.0.1', 'localhost');
  const buyers = await prepareBuyers(address);
  const client = clientOf(address, buyers);
  const who = { tenant: TENANT, customerId: buyers.buyerOf(0).customerId };
  const shelf = await shelfOfShop(client, who);
  const units = shelf.articles.flatMap((product) => product.units);
  let renewed = performance.now();
  const renew = async (): Promise<void> => {
    if (performance.now() - renewed <= RENEWED_AFTER_MS) return;
    await buyers.renew();
    renewed = performance.now();
  };
  await task({
    shelf,
    unitWords: [...new Set(units.flatMap(({ name, abbreviation }) => [name, abbreviation]))],
    resolve: resolveAtShop(client, who, renew),
  });
};

/** The demonstration's shop with a catalogue besides, on PostgreSQL. */
const withCatalogue = async (folder: string, task: (shop: AskedShop) => Promise<void>): Promise<void> => {
  const files = await catalogueFiles();
  const database = await openDatabase('gastroshop_reader');
  try {
    await runBackend(database.url, ['seed-demo']);
    await importCatalogue(database.url, TENANT, files);
    await withServer({ ...backendSettings(database.url), DATA_DIR: folder }, task);
  } finally {
    await database.leave();
    files.remove();
  }
};

const withServer = async (
  settings: Readonly<Record<string, string>>,
  task: (shop: AskedShop) => Promise<void>,
): Promise<void> => {
  const server = await runServer({ ...settings, DEMO_DATA: 'true', RATE_LIMITS: 'off', HOST: '127.0.0.1' });
  try {
    await askAt(server.origin, task);
  } finally {
    await server.stop();
  }
};

/**
 * Lets the reader be measured on a shop: that of ORIGIN, the demonstration's with the catalogue of CATALOGUE_FILE, or
 * the demonstration's alone.
 */
export const withShop = async (task: (shop: AskedShop) => Promise<void>): Promise<void> => {
  const { ORIGIN, CATALOGUE_FILE } = process.env;
  if (ORIGIN !== undefined && ORIGIN !== '') {
    await askAt(ORIGIN, task);
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-reader-'));
  try {
    await (CATALOGUE_FILE === undefined || CATALOGUE_FILE === ''
      ? withServer({ DATA_DIR: folder }, task)
      : withCatalogue(folder, task));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
