import type { BodiesByLocale, Queries } from '../../../db';

type State = 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';

/** A version as the list of them shows it. */
interface VersionView {
  readonly version: number;
  readonly state: State;
  readonly validFrom: string | undefined;
  readonly validTo: string | undefined;
  readonly isForSignedIn: boolean;
  readonly targets: readonly string[];
  readonly createdAt: string;
  readonly createdBy: string;
}

/** A piece of content as editors see it: its versions, the newest first, and what the newest says. */
export interface EntryView {
  readonly id: string;
  readonly scope: string;
  readonly kind: string;
  readonly slug: string;
  /** Number of the newest version: what If-Match of the next write names. */
  readonly version: number;
  readonly versions: readonly VersionView[];
  readonly bodies: BodiesByLocale;
}

/** A piece of content in a list of them. */
export interface ListedEntry {
  readonly id: string;
  readonly scope: string;
  readonly kind: string;
  readonly slug: string;
  readonly version: number;
  readonly state: State;
  readonly createdAt: string;
  readonly createdBy: string;
}

const MOST_VERSIONS = 50;
const MOST_ENTRIES = 2_000;

/** A piece of content with its latest versions; undefined: there is none with this id. */
export const readEntry = async (queries: Queries, id: string): Promise<EntryView | undefined> => {
  const entry = await queries
    .selectFrom('content_entry')
    .select(['id', 'scope', 'kind', 'slug'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry === undefined) return undefined;
  const versions = await queries
    .selectFrom('content_version')
    .select([
      'version',
      'state',
      'valid_from',
      'valid_to',
      'is_for_signed_in',
      'targets',
      'created_at',
      'created_by',
    ])
    .where('entry_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  const [newest] = versions;
  if (newest === undefined) return undefined;
  return {
    ...entry,
    version: newest.version,
    versions: versions.map((row) => ({
      version: row.version,
      state: row.state,
      validFrom: row.valid_from?.toISOString(),
      validTo: row.valid_to?.toISOString(),
      isForSignedIn: row.is_for_signed_in,
      targets: row.targets,
      createdAt: row.created_at.toISOString(),
      createdBy: row.created_by,
    })),
    bodies: (await readBodies(queries, id, newest.version)) ?? { 'de-AT': {} },
  };
};

/** What a version says; undefined: there is none with this number. */
export const readBodies = async (
  queries: Queries,
  id: string,
  version: number,
): Promise<BodiesByLocale | undefined> => {
  const row = await queries
    .selectFrom('content_version')
    .select('bodies')
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.bodies;
};

/** All pieces of content, of a scope or kind where one is named, with their newest version. */
export const listEntries = async (
  queries: Queries,
  { scope, kind }: { readonly scope?: string | undefined; readonly kind?: string | undefined },
): Promise<readonly ListedEntry[]> => {
  const rows = await queries
    .selectFrom('content_entry as e')
    .innerJoin('content_version as v', 'v.entry_id', 'e.id')
    .distinctOn(['e.scope', 'e.kind', 'e.slug'])
    .select(['e.id', 'e.scope', 'e.kind', 'e.slug', 'v.version', 'v.state', 'v.created_at', 'v.created_by'])
    .$if(scope !== undefined, (query) => query.where('e.scope', '=', scope ?? ''))
    .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind ?? ''))
    .orderBy('e.scope')
    .orderBy('e.kind')
    .orderBy('e.slug')
    .orderBy('v.version', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(({ created_at: at, created_by: createdBy, ...entry }) => ({
    ...entry,
    createdAt: at.toISOString(),
    createdBy,
  }));
};
