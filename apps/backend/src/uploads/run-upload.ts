import { sql } from 'kysely';
import type { ImportProgress, Store } from '../db';
import { UnreadableFileError, entriesOf, runImport, withImporter, type RefusedLine } from '../import';
import type { Clock } from '../settings';
import { bytesOf } from './pieces';
import { readUpload, type Upload, type UploadState } from './upload-row';

/** Refused lines that are kept; of more only the number is told. */
const MOST_REFUSALS = 200_000;
const MOST_NOTES = 200;
const REFUSALS_AT_ONCE = 500;
/** How often the node says that it lives and how far it is: well before its job counts as abandoned. */
const BEAT_MS = 5_000;

/** What reading a file needs. */
export interface UploadReader {
  readonly store: Store;
  readonly clock: Clock;
  readonly externalOrigins: readonly string[];
}

const claim = (store: Store, id: string, now: Date): Promise<Upload | undefined> =>
  store.asSystem(async (queries) => {
    const upload = await readUpload(queries, id, { isKept: true });
    if (upload?.state !== 'WAITING' && upload?.state !== 'RUNNING') return undefined;
    // What a node that died has noted is noted anew.
    await sql`delete from import_refusal where upload = ${id}::uuid`.execute(queries);
    await sql`update import_upload set state = 'RUNNING', started_at = ${now}, progress = '{}'
      where id = ${id}::uuid`.execute(queries);
    return upload;
  });

const noteProgress = (store: Store, id: string, progress: ImportProgress): Promise<unknown> =>
  store.asSystem(async (queries) => {
    await sql`update import_upload set progress = ${JSON.stringify(progress)}::jsonb
      where id = ${id}::uuid and state = 'RUNNING'`.execute(queries);
    // A job of a node that lives is nobody else's, however long it takes.
    await sql`update jobs.job set started_on = now()
      where name = 'import' and state = 'active' and data->>'importId' = ${id}`.execute(queries);
  });

/** Notes the end, and forgets the file: it may hold what nobody has to keep. */
const close = (store: Store, id: string, state: UploadState, progress: ImportProgress, now: Date) =>
  store.asSystem(async (queries) => {
    await sql`update import_upload set state = ${state}, ended_at = ${now}, progress = ${JSON.stringify(progress)}::jsonb
      where id = ${id}::uuid`.execute(queries);
    await sql`delete from import_piece where upload = ${id}::uuid`.execute(queries);
  });

type Tally = Readonly<Record<'lines' | 'created' | 'changed' | 'unchanged' | 'refused', number>>;

const tallyOf = ({ lines, created, changed, unchanged, refused }: Tally): ImportProgress => ({
  lines,
  created,
  changed,
  unchanged,
  refused,
});

/** Stores refused lines, some at once. */
const refusalsOf = (store: Store, id: string) => {
  let held: { position: number; line: number; reason: string }[] = [];
  let position = 0;
  const flush = async () => {
    const rows = held;
    held = [];
    if (rows.length === 0) return;
    await store.asSystem((queries) =>
      sql`insert into import_refusal (upload, position, line, reason)
        select ${id}::uuid, position, line, reason
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position integer, line integer, reason text)
        on conflict do nothing`.execute(queries),
    );
  };
  return {
    add: async ({ line, reason }: RefusedLine) => {
      position += 1;
      if (position > MOST_REFUSALS) return;
      held.push({ position, line, reason });
      if (held.length >= REFUSALS_AT_ONCE) await flush();
    },
    flush,
  };
};

/**
 * Imports a file that was sent to its end. Done twice it does no harm: what is over is left alone, and a node that takes
 * up what another has begun finds its lines stored already.
 */
export const runUpload =
  ({ store, clock, externalOrigins }: UploadReader) =>
  async (id: string): Promise<void> => {
    const now = clock.now();
    const upload = await claim(store, id, now);
    if (upload === undefined) return;
    const { kind, tenant, format, isDry, removesMissing, allowsMost } = upload;
    const notes: string[] = [];
    let progress: ImportProgress = {};
    const refusals = refusalsOf(store, id);
    const heart = setInterval(() => {
      // One that is missed is made up for by the next.
      noteProgress(store, id, progress).catch(() => undefined);
    }, BEAT_MS);
    const note = (text: string) => {
      if (notes.length < MOST_NOTES) notes.push(text);
    };
    try {
      const result = await withImporter({ kind, tenant, now, externalOrigins, note }, (importer) =>
        runImport(
          store,
          importer,
          entriesOf(importer, format, bytesOf(store, id), (encoding) => {
            progress = { ...progress, encoding };
          }),
          {
            name: `${kind} ${tenant}`,
            isDry,
            removesMissing,
            ...(allowsMost && { mostRemoved: 1 }),
            onRefused: refusals.add,
            onProgress: (soFar) => {
              progress = { ...progress, ...tallyOf(soFar) };
            },
          },
        ),
      );
      await refusals.flush();
      const { removal, notRemoved } = result;
      progress = {
        ...progress,
        ...tallyOf(result),
        ...(removal !== undefined && { removed: removal.removed }),
        ...(notRemoved !== undefined && { notRemoved }),
        ...(notes.length > 0 && { notes }),
      };
      await close(store, id, 'DONE', progress, clock.now());
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      await close(store, id, 'FAILED', { ...progress, problem: error.message }, clock.now());
    } finally {
      clearInterval(heart);
    }
  };
