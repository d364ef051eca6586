import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import { scopesOf, type Queries } from '../../db';
import { readTenantProfile } from '../../tenant-profile';
import { publishedLegalPages } from './legal-pages';

/** What a shop cannot do without and its operator has not said yet, by the key of its text. */
export type Missing =
  'missingLook' | 'missingTelephone' | 'missingArticles' | 'missingImprint' | 'missingPrivacy';

/** Whether anybody has said how the tenant is called: the tenant itself, or its group. */
const isPresented = async (queries: Queries, tenant: TenantCode): Promise<boolean> =>
  (await queries
    .selectFrom('tenant_setting')
    .select('scope')
    .where(sql<boolean>`scope = any(${scopesOf(tenant)})`)
    .where('scope', '<>', 'GROUP')
    .executeTakeFirst()) !== undefined;

const hasCategories = async (queries: Queries, tenant: TenantCode): Promise<boolean> =>
  (await queries
    .selectFrom('category')
    .select('id')
    .where('tenant', '=', tenant)
    .where('parent_id', 'is', null)
    .where('is_virtual', '=', false)
    .executeTakeFirst()) !== undefined;

/** What is missing before a tenant's shop can be ordered from, in the order in which it is set up. */
export const missingOf = async (
  queries: Queries,
  { tenant, now }: { readonly tenant: TenantCode; readonly now: Date },
): Promise<readonly Missing[]> => {
  const { telephone } = await readTenantProfile(queries, tenant);
  const pages = await publishedLegalPages(queries, { tenant, now });
  return [
    ...((await isPresented(queries, tenant)) ? [] : (['missingLook'] as const)),
    ...(telephone === undefined ? (['missingTelephone'] as const) : []),
    ...((await hasCategories(queries, tenant)) ? [] : (['missingArticles'] as const)),
    ...(pages.includes('impressum') ? [] : (['missingImprint'] as const)),
    ...(pages.includes('datenschutz') ? [] : (['missingPrivacy'] as const)),
  ];
};
