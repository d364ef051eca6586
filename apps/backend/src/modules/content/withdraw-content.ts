import type { Queries } from '../../db';
import { notifyContentChange } from './content-subscriptions';
import type { EntryKey } from './entry-of';

/**
 * Takes a piece of content off the shop, with all its versions; they stay in the store.
 *
 * @returns versions that were withdrawn; 0: there was nothing to withdraw
 */
export const withdrawContent = async (
  queries: Queries,
  { scope, kind, slug = '' }: EntryKey,
): Promise<number> => {
  const { numUpdatedRows } = await queries
    .updateTable('content_version')
    .set({ state: 'WITHDRAWN' })
    .where('state', '<>', 'WITHDRAWN')
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('content_entry')
        .select('id')
        .where('scope', '=', scope)
        .where('kind', '=', kind)
        .where('slug', '=', slug),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await notifyContentChange(queries, { kind, slug });
  return Number(numUpdatedRows);
};
