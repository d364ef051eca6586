import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { enlargeCatalogue } from './enlarge-catalogue';
import { convertCatalogue, runBackend } from './run-program';

/** Some lines of a real catalogue are refused; the rest is stored. */
const ALL_OR_SOME_STORED = [0, 3];

/** Files of the import, ready for any number of tenants. */
export interface CatalogueFiles {
  readonly products: string;
  readonly prices: string;
  readonly remove: () => void;
}

/**
 * Makes the files of the import from the catalogue that CATALOGUE_FILE names.
 *
 * @param articles made so many by repeating it under other numbers; missing: as it is
 * @throws Error when it names none
 */
export const catalogueFiles = async (products?: number): Promise<CatalogueFiles> => {
  const { CATALOGUE_FILE: file } = process.env;
  if (file === undefined || file === '')
    throw new Error('CATALOGUE_FILE names the catalogue, a JSON object a line');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-group-'));
  const enlarged = path.join(folder, 'catalogue.jsonl');
  if (products !== undefined) await enlargeCatalogue(path.resolve(file), products, enlarged);
  await convertCatalogue(products === undefined ? path.resolve(file) : enlarged, folder);
  return {
    products: path.join(folder, 'products.jsonl'),
    prices: path.join(folder, 'prices.jsonl'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Brings the catalogue into a tenant by the backend's own import. */
export const importCatalogue = async (
  databaseUrl: string,
  tenant: string,
  { products, prices }: CatalogueFiles,
): Promise<void> => {
  await runBackend(databaseUrl, ['import', 'products', products, '--tenant', tenant], ALL_OR_SOME_STORED);
  await runBackend(databaseUrl, ['import', 'prices', prices, '--tenant', tenant], ALL_OR_SOME_STORED);
};
