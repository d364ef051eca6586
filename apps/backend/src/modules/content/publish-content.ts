import type { Validity } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { BodiesByLocale, Queries } from '../../db';
import { cleanContent } from './clean-content';
import { notifyContentChange } from './content-subscriptions';
import { CONTENT_SHAPES, type ContentKind, type ContentByKind } from './content-kinds';
import { lockEntry, newestVersion, type EntryKey } from './entry-of';
import { localize } from './localize';
import { validityMoments } from './validity';

/** What a version of a piece of content says, whatever its kind. */
export interface ContentVersion extends EntryKey {
  /** The wire's content of the kind by language; checked when it is stored. */
  readonly bodies: BodiesByLocale;
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

/** A piece of content to publish, its bodies of the kind's type. */
export interface NewContent<Kind extends ContentKind = ContentKind> extends ContentVersion {
  readonly kind: Kind;
  /** English may lack fields, and of pages whole parts and blocks (by block id); German stands in. */
  readonly bodies: {
    readonly 'de-AT': ContentByKind[Kind];
    readonly 'en-GB'?: Partial<ContentByKind[Kind]> | undefined;
  };
}

/** Which version was stored, of which entry. */
export interface StoredVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Bodies as they may be stored.
 *
 * @throws ZodError when they are not of their kind's shape, in either language
 */
const cleanBodies = (kind: ContentKind, bodies: BodiesByLocale): BodiesByLocale => {
  const clean = {
    'de-AT': cleanContent(bodies['de-AT']),
    'en-GB': cleanContent(bodies['en-GB']),
  };
  for (const locale of ['de-AT', 'en-GB'] as const) CONTENT_SHAPES[kind].parse(localize(clean, locale));
  return clean;
};

const rowOf = (content: ContentVersion, bodies: BodiesByLocale) => {
  const { from, to } = validityMoments(content.validity ?? {});
  return {
    state: content.isDraft === true ? ('DRAFT' as const) : ('PUBLISHED' as const),
    valid_from: from,
    valid_to: to,
    is_for_signed_in: content.isForSignedIn ?? false,
    targets: [...(content.targets ?? [])],
    bodies: JSON.stringify(bodies),
    created_at: content.at,
    created_by: content.by,
  };
};

type VersionRow = ReturnType<typeof rowOf>;

const addVersion = async (
  queries: Queries,
  content: ContentVersion,
  { id, version }: StoredVersion,
  row: VersionRow,
): Promise<StoredVersion> => {
  await queries
    .insertInto('content_version')
    .values({ entry_id: id, version, ...row })
    .execute();
  await notifyContentChange(queries, content);
  return { id, version };
};

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
): Promise<StoredVersion> => {
  const row = rowOf(content, cleanBodies(content.kind, content.bodies));
  const id = await lockEntry(queries, content, content.at, content.id);
  const version = (await newestVersion(queries, id)) + 1;
  return addVersion(queries, content, { id, version }, row);
};

/**
 * Stores a new version where the editor has seen the newest one.
 *
 * @param seen number of the version the editor has seen; 0: none
 * @returns the stored version, or undefined with nothing stored: somebody else was quicker
 * @throws ZodError when a body is not of its kind's shape
 */
export const publishIfUnchanged = async (
  queries: Queries,
  content: ContentVersion,
  seen: number,
): Promise<StoredVersion | undefined> => {
  const row = rowOf(content, cleanBodies(content.kind, content.bodies));
  const id = await lockEntry(queries, content, content.at, content.id);
  const newest = await newestVersion(queries, id);
  return newest === seen ? addVersion(queries, content, { id, version: newest + 1 }, row) : undefined;
};

const saysTheSame = async (
  queries: Queries,
  { id, version }: StoredVersion,
  row: VersionRow,
): Promise<boolean> => {
  const { rows } = await sql<{ is_same: boolean }>`
    select state = ${row.state} and valid_from is not distinct from ${row.valid_from}::timestamptz
      and valid_to is not distinct from ${row.valid_to}::timestamptz
      and is_for_signed_in = ${row.is_for_signed_in} and targets = ${row.targets}::text[]
      and bodies = ${row.bodies}::jsonb as is_same
    from content_version where entry_id = ${id} and version = ${version}`.execute(queries);
  return rows[0]?.is_same === true;
};

const newestPublished = async (queries: Queries, entryId: string): Promise<number> => {
  const row = await queries
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('entry_id', '=', entryId)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row?.version ?? 0;
};

/**
 * Stores a new version where it says something else than the newest one.
 *
 * @param against what it is compared with: the newest of all, or the newest that is published
 * @returns the version; its number is missing where nothing had to be stored
 * @throws ZodError when a body is not of its kind's shape
 */
export const publishIfChanged = async (
  queries: Queries,
  content: ContentVersion,
  against: 'NEWEST' | 'PUBLISHED' = 'NEWEST',
): Promise<{ readonly id: string; readonly version: number | undefined }> => {
  const row = rowOf(content, cleanBodies(content.kind, content.bodies));
  const id = await lockEntry(queries, content, content.at, content.id);
  const version = await newestVersion(queries, id);
  const compared = against === 'NEWEST' ? version : await newestPublished(queries, id);
  if (await saysTheSame(queries, { id, version: compared }, row)) return { id, version: undefined };
  return addVersion(queries, content, { id, version: version + 1 }, row);
};
