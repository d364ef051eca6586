import { sql } from 'kysely';
import { z } from 'zod';
import { createBells, type Bell, type Queries, type Store } from '../../db';
import type { ContentPlace } from './entry-of';

const CHANNEL = 'content_changes';

const notice = z.object({ kind: z.string(), slug: z.string() });

const nameOf = (kind: string, slug: string): string => `${kind}\n${slug}`;

/** Tells readers of previews, once the transaction is stored, that a piece of content has changed. */
export const ringForContent = async (
  queries: Queries,
  { kind, slug = '' }: Pick<ContentPlace, 'kind' | 'slug'>,
): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ kind, slug })})`.execute(queries);
};

/** Hangs bells that ring when a piece of content changes, in whatever scope and whichever process. */
export interface ContentBells {
  hang(kind: ContentPlace['kind'], slug: string): Promise<Bell>;
}

/** Makes the bells of a process. */
export const contentBells = (store: Store): ContentBells => {
  const bells = createBells(store, CHANNEL, (payload) => {
    const { kind, slug } = notice.parse(JSON.parse(payload));
    return nameOf(kind, slug);
  });
  return { hang: (kind, slug) => bells.hang(nameOf(kind, slug)) };
};
