import type { TenantScope } from '@gastroshop/identity';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db';
import type { ContentKind } from './content-kinds';

/** Which piece of content: whose, of what kind, under which slug. */
export interface EntryKey {
  readonly scope: TenantScope;
  readonly kind: ContentKind;
  /** Path of a page or job without slashes at its ends, key of a form or promotion; empty for the rest. */
  readonly slug?: string | undefined;
}

/**
 * The id of a piece of content, made where there is none, and held against other writers until the transaction ends.
 *
 * @param id of a new one; left out: a random one
 */
export const lockEntry = async (
  queries: Queries,
  { scope, kind, slug = '' }: EntryKey,
  at: Date,
  id: string = randomUUID(),
): Promise<string> => {
  // The no-op update makes a known entry answer its id, and locks it.
  const entry = await queries
    .insertInto('content_entry')
    .values({ id, scope, kind, slug, created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'kind', 'slug']).doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
};

/** The number of a piece's newest version; 0 before the first. */
export const newestVersion = async (queries: Queries, entryId: string): Promise<number> => {
  const last = await queries
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return last?.version ?? 0;
};
