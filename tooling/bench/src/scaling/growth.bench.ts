/**
 * How the cost of a search grows with the catalogue, from 3,000 articles to 22 × 36,000 on one PostgreSQL, a caller at a
 * time. Writes the figures, from which `growth:draw` draws the picture. `npm run bench:growth`
 *
 * CATALOGUE_FILE (needed), SHRINK (divides every size, to try it), SECONDS a run (5), RUNS (3), GROUP_SERVER as in
 * bench:group, RESULT (file; docs/pictures/search-growth.json).
 */
import { runServer } from '@gastroshop/backend/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countOf, TENANTS } from '../load-data/group-size';
import { measureGroup } from '../load-data/measure-group';
import { openDatabase } from '../load-data/open-database';
import { catalogueFiles, importCatalogue } from '../load-data/seed-catalogue';
import { backendSettings, runBackend } from '../load-data/run-program';
import { withClient } from '../with-client';
import { GROWTH_POINTS, type GrowthData, type GrowthFigure } from './growth-points';

const SHRINK = countOf('SHRINK', 1);
const { RESULT = path.resolve(import.meta.dirname, '../../../../docs/pictures/search-growth.json') } =
  process.env;

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-growth-'));
const database = await openDatabase(`gastroshop_growth_${process.pid}`);

const measured = async (
  tenants: readonly string[],
): Promise<Pick<GrowthFigure, 'searchP50' | 'searchP95' | 'completionP50' | 'completionP95'>> => {
  const server = await runServer({
    ...backendSettings(database.url),
    DATA_DIR: folder,
    DEMO_DATA: 'true',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
  });
  const of = async (loads: string) => {
    const [row] = await measureGroup(server.origin.replace('127.0.0.1', 'localhost'), server.pid, {
      engine: `PostgreSQL ${database.version}`,
      callers: [1],
      runs: countOf('RUNS', 3),
      seconds: countOf('SECONDS', 5),
      loads,
      tenants,
    });
    if (row === undefined || row.refused.size > 0) throw new Error(`${loads} was not measured`);
    return row;
  };
  const [search, completion] = [await of('search, all facets'), await of('completion')];
  await server.stop();
  return {
    searchP50: search.p50,
    searchP95: search.p95,
    completionP50: completion.p50,
    completionP95: completion.p95,
  };
};

/** What a database does by itself in the minutes after an import. */
const tidyUp = (): Promise<unknown> => withClient(database.url, (client) => client.query('vacuum analyze'));

try {
  await runBackend(database.url, ['seed-demo']);
  const filled = new Map<string, number>();
  const figures: GrowthFigure[] = [];
  for (const { tenants, articlesOfTenant } of GROWTH_POINTS) {
    const products = Math.ceil(articlesOfTenant / SHRINK);
    const files = await catalogueFiles(products);
    for (const tenant of TENANTS.slice(0, tenants)) {
      if (filled.get(tenant) === products) continue;
      await importCatalogue(database.url, tenant, files);
      filled.set(tenant, products);
    }
    files.remove();
    await tidyUp();
    const figure = { articles: products * tenants, tenants, ...(await measured(TENANTS.slice(0, tenants))) };
    figures.push(figure);
    console.log(figure);
  }
  const data: GrowthData = {
    machine: `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}, PostgreSQL ${database.version}`,
    measuredOn: new Date().toISOString().slice(0, 10),
    figures,
  };
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(data, undefined, 2)}\n`);
  console.log(`Written to ${RESULT}; now: pnpm --filter=@gastroshop/bench run growth:draw`);
} finally {
  await database.leave();
  rmSync(folder, { recursive: true, force: true });
}
