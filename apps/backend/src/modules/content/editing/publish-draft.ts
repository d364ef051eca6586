import type { Queries } from '../../../db';
import { notifyContentChange } from '../content-subscriptions';
import type { ContentKind } from '../content-kinds';
import { newestVersion } from '../entry-of';

/** An entry that is known, and the version its editor has seen. */
export interface ExpectedVersion {
  readonly id: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly seen: number;
}

/** Holds an entry against other writers; whether what the editor has seen is still the newest. */
export const isStillNewest = async (queries: Queries, { id, seen }: ExpectedVersion): Promise<boolean> => {
  await queries.selectFrom('content_entry').select('id').where('id', '=', id).forUpdate().execute();
  return (await newestVersion(queries, id)) === seen;
};

/** Publishes the newest version; one that is published already stays so. The caller holds the entry. */
export const publishNewest = async (
  queries: Queries,
  { id, kind, slug, seen }: ExpectedVersion,
): Promise<void> => {
  await queries
    .updateTable('content_version')
    .set({ state: 'PUBLISHED' })
    .where('entry_id', '=', id)
    .where('version', '=', seen)
    .execute();
  await notifyContentChange(queries, { kind, slug });
};
