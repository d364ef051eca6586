import type { Validity } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db';
import { cleanContent } from './clean-content';
import { CONTENT_SHAPES, type ContentKind, type ContentByKind } from './content-kinds';
import { inLanguage } from './in-language';
import type { ContentScope } from './scopes';
import { validityMoments } from './validity';

/** A piece of content to publish. */
export interface NewContent<Kind extends ContentKind = ContentKind> {
  readonly scope: ContentScope;
  readonly kind: Kind;
  /** Path of a page or job without slashes at its ends, key of a form or promotion; empty for the rest. */
  readonly slug?: string | undefined;
  /** English may lack fields, and of pages whole parts and blocks (by block id); German stands in. */
  readonly bodies: {
    readonly 'de-AT': ContentByKind[Kind];
    readonly 'en-GB'?: Partial<ContentByKind[Kind]> | undefined;
  };
  /** Days (inclusive, Vienna) or moments between which this version is shown. */
  readonly validity?: Validity | undefined;
  readonly isForSignedIn?: boolean | undefined;
  /** Where a promotion is shown, see `categoryTarget`, `searchTarget`, `ESSENCE_TARGET`. */
  readonly targets?: readonly string[] | undefined;
  /** A draft is seen in the preview only. */
  readonly isDraft?: boolean | undefined;
  /** Id of a new entry; left out: a random one. */
  readonly id?: string | undefined;
  readonly at: Date;
  /** Who wrote it. */
  readonly by: string;
}

/**
 * Stores a new version of a piece of content, cleaned and checked against the wire's shape in both languages.
 *
 * @param queries of the house (`store.asSystem`): requests may only read content
 * @returns the entry's id and the number of the version
 * @throws ZodError when a body is not of its kind's shape
 */
export const publishContent = async <Kind extends ContentKind>(
  queries: Queries,
  content: NewContent<Kind>,
): Promise<{ readonly id: string; readonly version: number }> => {
  const { scope, kind, slug = '', validity = {}, at, by } = content;
  const bodies = {
    'de-AT': cleanContent(content.bodies['de-AT']),
    'en-GB': cleanContent(content.bodies['en-GB']),
  };
  for (const locale of ['de-AT', 'en-GB'] as const) CONTENT_SHAPES[kind].parse(inLanguage(bodies, locale));
  // The no-op update makes a known entry answer its id, and holds it against a second editor until the end.
  const { id } = await queries
    .insertInto('content_entry')
    .values({ id: content.id ?? randomUUID(), scope, kind, slug, created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'kind', 'slug']).doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const last = await queries
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('entry_id', '=', id)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  const { from, to } = validityMoments(validity);
  await queries
    .insertInto('content_version')
    .values({
      entry_id: id,
      version,
      state: content.isDraft === true ? 'DRAFT' : 'PUBLISHED',
      valid_from: from,
      valid_to: to,
      is_for_signed_in: content.isForSignedIn ?? false,
      targets: [...(content.targets ?? [])],
      bodies: JSON.stringify(bodies),
      created_at: at,
      created_by: by,
    })
    .execute();
  return { id, version };
};

/** Takes a piece of content off the shop, with all its versions; they stay in the store. */
export const withdrawContent = async (
  queries: Queries,
  { scope, kind, slug = '' }: Pick<NewContent, 'scope' | 'kind' | 'slug'>,
): Promise<void> => {
  await queries
    .updateTable('content_version')
    .set({ state: 'WITHDRAWN' })
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('content_entry')
        .select('id')
        .where('scope', '=', scope)
        .where('kind', '=', kind)
        .where('slug', '=', slug),
    )
    .execute();
};
