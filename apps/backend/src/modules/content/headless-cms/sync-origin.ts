import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries, Store } from '../../../db';
import { type Scheduler, startScheduler } from '../../../scheduler';
import type { Clock } from '../../../settings';
import { contentAddress } from '../content-input';
import type { EntryKey } from '../entry-of';
import { withdrawContent } from '../withdraw-content';
import type { ContentOrigin } from './content-origin';
import { mirrorEntry } from './mirror-entry';

/** What following an origin needs. */
export interface FollowOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Time between two looks, in milliseconds. */
  readonly everyMs: number;
  /** Called with what went wrong; the shop goes on with what it has. */
  readonly onFailure: (failure: { readonly place?: string | undefined; readonly error: unknown }) => void;
}

const placeOf = ({ scope, kind, slug = '' }: EntryKey): string => `${scope} ${kind} ${slug}`;

/** Takes off the shop what came from the origin and is no longer there. */
const withdrawOthers = async (queries: Queries, by: string, named: ReadonlySet<string>): Promise<void> => {
  const { rows } = await sql<{ scope: string; kind: string; slug: string }>`
    select e.scope, e.kind, e.slug
    from content_entry e
    join lateral (
      select state, created_by from content_version v where v.entry_id = e.id order by version desc limit 1
    ) newest on true
    where newest.created_by = ${by} and newest.state <> 'WITHDRAWN'`.execute(queries);
  for (const row of rows) {
    const place = contentAddress.safeParse(row);
    if (place.success && !named.has(placeOf(place.data))) await withdrawContent(queries, place.data);
  }
};

/**
 * Follows a hosted system: what it publishes and drafts is brought into the embedded store, cleaned and checked like
 * everything that is written there. The shop reads its own store only, so that an origin that is away takes nothing off it.
 * Several processes may follow the same one; they take turns, and the second finds nothing to do.
 */
export const syncOrigin = (
  origin: ContentOrigin,
  { store, clock, everyMs, onFailure }: FollowOptions,
): Scheduler => {
  let lastRevision: string | undefined;

  const mirror = async (isStopped: () => boolean): Promise<void> => {
    const revision = await origin.revision();
    if (revision === lastRevision) return;
    const named = new Set<string>();
    let isWhole = true;
    for await (const piece of origin.pieces()) {
      if (isStopped()) return;
      named.add(placeOf(piece));
      try {
        await store.asSystem(async (queries) => {
          await sql`select pg_advisory_xact_lock(hashtext('content-origin'), hashtext(${origin.name}))`.execute(
            queries,
          );
          await mirrorEntry(queries, piece, { at: clock.now(), by: origin.name });
        });
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        // One broken page keeps its last good version, and no other from coming in.
        isWhole = false;
        onFailure({ place: placeOf(piece), error });
      }
    }
    await store.asSystem((queries) => withdrawOthers(queries, origin.name, named));
    if (isWhole) lastRevision = revision;
  };

  return startScheduler(mirror, {
    everyMs,
    onFailure: (error) => {
      onFailure({ error });
    },
  });
};
