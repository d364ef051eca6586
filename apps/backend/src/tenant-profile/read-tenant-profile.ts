import type { TenantCode } from '@gastroshop/identity';
import type { ThemeEntry } from '@gastroshop/ui/theme-data';
import { sql, type RawBuilder } from 'kysely';
import { scopesOf, type Queries, type Store } from '../db';
import { DEFAULT_TENANT_PROFILE, toTenantProfile, type TenantProfile } from './tenant-profile';

const GROUP = sql<string[]>`array['GROUP']`;

const readScopes = async (queries: Queries, scopes: RawBuilder<string[]>): Promise<TenantProfile> => {
  const rows = await queries
    .selectFrom('tenant_setting')
    .leftJoin('look', (join) => join.on(sql<boolean>`look.key = tenant_setting.doc ->> 'theme'`))
    .select(['tenant_setting.doc', 'look.doc as look'])
    .where(sql<boolean>`scope = any(${scopes})`)
    .orderBy(sql`array_position(${scopes}, scope)`)
    .execute();
  return toTenantProfile(rows.map(({ doc, look }) => ({ doc, look: look ?? undefined })));
};

/** The mark of a prepared look as a theme; undefined: there is no such look. */
export const findLook = (store: Pick<Store, 'asSystem'>, key: string): Promise<ThemeEntry | undefined> =>
  store.asSystem(async (queries) => {
    const row = await queries.selectFrom('look').select('doc').where('key', '=', key).executeTakeFirst();
    return row === undefined ? undefined : toTenantProfile([{ doc: { theme: key }, look: row.doc }]).theme;
  });

/** How the whole group presents itself. */
export const readGroupProfile = (queries: Queries): Promise<TenantProfile> => readScopes(queries, GROUP);

/** How a tenant presents itself, as it is said at this moment. */
export const readTenantProfile = (queries: Queries, tenant: TenantCode): Promise<TenantProfile> =>
  readScopes(queries, scopesOf(tenant));

/**
 * The same for a page that stands outside the calls. Without the database it is the default's: such a page may be the one
 * that says so.
 *
 * @param tenant undefined where none is known
 */
export const findTenantProfile = (
  store: Pick<Store, 'asSystem'>,
  tenant: TenantCode | undefined,
): Promise<TenantProfile> =>
  store
    .asSystem((queries) => readScopes(queries, tenant === undefined ? GROUP : scopesOf(tenant)))
    .catch(() => DEFAULT_TENANT_PROFILE);
