import { sql } from 'kysely';
import type { Store } from '../../db';
import { indexCatalogue } from './index-catalogue';

/**
 * Takes in the articles on sale the search knows nothing of yet: they were stored by a version that searched in another
 * way. Quick where there are none.
 *
 * @returns the tenants they are of
 */
export const indexUnindexed = (store: Store): Promise<readonly string[]> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<{ tenant: string; skus: readonly string[] }>`
      select a.tenant, array_agg(a.sku) as skus from article a
      where a.tenant in (select code from tenant) and a.status <> 'INACTIVE'
        and not exists (select from search_article s where s.tenant = a.tenant and s.sku = a.sku)
      group by a.tenant order by a.tenant`.execute(queries);
    for (const { tenant, skus } of rows) await indexCatalogue(queries, tenant, skus);
    return rows.map(({ tenant }) => tenant);
  });
