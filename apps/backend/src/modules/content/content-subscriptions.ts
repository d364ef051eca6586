import { sql } from 'kysely';
import { z } from 'zod';
import { createSubscriptions, type Subscription, type Queries, type Store } from '../../db';
import type { EntryKey } from './entry-of';

const CHANNEL = 'content_changes';

const notice = z.object({ kind: z.string(), slug: z.string() });

const nameOf = (kind: string, slug: string): string => `${kind}\n${slug}`;

/** Tells readers of previews, once the transaction is stored, that a piece of content has changed. */
export const notifyContentChange = async (
  queries: Queries,
  { kind, slug = '' }: Pick<EntryKey, 'kind' | 'slug'>,
): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ kind, slug })})`.execute(queries);
};

/** Hangs bells that ring when a piece of content changes, in whatever scope and whichever process. */
export interface ContentBells {
  hang(kind: EntryKey['kind'], slug: string): Promise<Subscription>;
}

/** Makes the bells of a process. */
export const contentSubscriptions = (store: Store): ContentBells => {
  const bells = createSubscriptions(store, CHANNEL, (payload) => {
    const { kind, slug } = notice.parse(JSON.parse(payload));
    return nameOf(kind, slug);
  });
  return { hang: (kind, slug) => bells.hang(nameOf(kind, slug)) };
};
