import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import { scopesOf, type BodiesByLocale, type Queries } from '../../db';
import type { ContentKind } from './content-kinds';

/** A version of a piece of content, as it is stored. */
export interface StoredContent {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly isForSignedIn: boolean;
  readonly targets: readonly string[];
  readonly bodies: BodiesByLocale;
  readonly state: 'DRAFT' | 'PUBLISHED';
  readonly writtenAt: Date;
  /** From when it may be shown. */
  readonly validFrom: Date | null;
  /** The first moment at which it may not be shown any more. */
  readonly validTo: Date | null;
}

/** What content is asked for. */
export interface ContentQuery {
  readonly tenant: TenantCode;
  readonly kinds: readonly ContentKind[];
  /** Missing: of every slug. */
  readonly slug?: string | undefined;
  readonly id?: string | undefined;
  readonly now: Date;
  /** The newest version, be it a draft or out of its time; for previews only. */
  readonly withDrafts?: boolean | undefined;
}

/**
 * The content that counts for a tenant: of each slug the one of the nearest scope that has a version to show, and of
 * that the newest published one within its time. So a version for a week gives way to the one before it afterwards.
 */
export const currentContent = async (
  queries: Queries,
  { tenant, kinds, slug, id, now, withDrafts = false }: ContentQuery,
): Promise<readonly StoredContent[]> => {
  const { rows } = await sql<StoredContent>`
    select distinct on (e.kind, e.slug)
      e.id, e.slug, v.version, v.is_for_signed_in as "isForSignedIn", v.targets, v.bodies,
      v.state, v.created_at as "writtenAt", v.valid_from as "validFrom", v.valid_to as "validTo"
    from content_entry e
    join lateral (
      select version, is_for_signed_in, targets, bodies, state, created_at, valid_from, valid_to
      from content_version
      where entry_id = e.id
        and (case when ${withDrafts} then state <> 'WITHDRAWN' else
          state = 'PUBLISHED'
          and (valid_from is null or valid_from <= ${now})
          and (valid_to is null or valid_to > ${now}) end)
      order by version desc
      limit 1
    ) v on true
    where e.kind = any(${[...kinds]}::text[])
      and e.scope = any(${scopesOf(tenant)})
      and (${slug ?? null}::text is null or e.slug = ${slug ?? null}::text)
    order by e.kind, e.slug, array_position(${scopesOf(tenant)}, e.scope)`.execute(queries);
  return id === undefined ? rows : rows.filter((row) => row.id === id);
};
