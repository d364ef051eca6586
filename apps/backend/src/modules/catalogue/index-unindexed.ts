import { TENANT_CODES } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Store } from '../../db';
import { indexArticles } from './index-articles';

/**
 * Takes in the articles of tenants the search knows nothing of yet: they were stored by a version that searched in
 * another way. Answers at once where there are none.
 *
 * @returns the tenants taken in
 */
export const indexUnindexed = (store: Store): Promise<readonly string[]> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<{ tenant: string }>`
      select t.tenant from unnest(${[...TENANT_CODES]}::text[]) as t (tenant)
      where exists (select from article a where a.tenant = t.tenant)
        and not exists (select from search_tenant s where s.tenant = t.tenant)`.execute(queries);
    for (const { tenant } of rows) await indexArticles(queries, tenant);
    return rows.map(({ tenant }) => tenant);
  });
