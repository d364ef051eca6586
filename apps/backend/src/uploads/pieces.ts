import { sql } from 'kysely';
import type { Queries, Store } from '../db';
import { enqueueJobs } from '../jobs';
import { readUpload, type Upload } from './upload-row';

/** A piece of a file as it is stored. */
const PIECE_BYTES = 1024 * 1024;

/** Why bytes were not taken: others are there, or the file is complete. */
export class PieceRefused extends Error {
  override readonly name = 'PieceRefused';
  readonly reason: 'OFFSET' | 'CLOSED' | 'TOO_LARGE';
  /** Bytes that are there. */
  readonly received: number;

  constructor(reason: PieceRefused['reason'], received: number) {
    super(`Bytes were not taken: ${reason}`);
    this.reason = reason;
    this.received = received;
  }
}

const openUpload = async (queries: Queries, id: string): Promise<Upload> => {
  const upload = await readUpload(queries, id, { isKept: true });
  if (upload?.state !== 'UPLOADING') throw new PieceRefused('CLOSED', upload?.received ?? 0);
  return upload;
};

/** Forgets what has arrived of a file, so that it is sent anew. */
export const startOver = async (queries: Queries, id: string): Promise<void> => {
  await openUpload(queries, id);
  await sql`delete from import_piece where upload = ${id}::uuid`.execute(queries);
  await sql`update import_upload set received = 0 where id = ${id}::uuid`.execute(queries);
};

const storePiece = async (queries: Queries, id: string, at: number, bytes: Buffer): Promise<void> => {
  const { received } = await openUpload(queries, id);
  if (received !== at) throw new PieceRefused('OFFSET', received);
  await queries.insertInto('import_piece').values({ upload: id, starts_at: at, bytes }).execute();
  await sql`update import_upload set received = ${at + bytes.length} where id = ${id}::uuid`.execute(queries);
};

/**
 * Stores bytes behind those that are there, piece by piece, each in a transaction of its own: what has arrived before a
 * connection breaks is kept.
 *
 * @param at how many are there, as the sender says
 * @param most bytes the whole file may have
 * @returns bytes that are there now
 * @throws PieceRefused
 */
export const appendBytes = async (
  store: Store,
  id: string,
  source: AsyncIterable<Buffer>,
  { at, most }: { readonly at: number; readonly most: number },
): Promise<number> => {
  let end = at;
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    const bytes = Buffer.concat(held, size);
    await store.asSystem((queries) => storePiece(queries, id, end, bytes));
    end += size;
    held = [];
    size = 0;
  };
  try {
    for await (const chunk of source) {
      held.push(chunk);
      size += chunk.length;
      if (end + size > most) throw new PieceRefused('TOO_LARGE', end);
      if (size >= PIECE_BYTES) await flush();
    }
  } catch (error) {
    // The sender has gone: it goes on from here.
    if (!(error instanceof PieceRefused)) await flush();
    throw error;
  }
  await flush();
  return end;
};

/**
 * Says that a file is complete: from now on some node reads it, in the same transaction.
 *
 * @throws PieceRefused where it was complete already
 */
export const completeUpload = async (queries: Queries, id: string): Promise<Upload> => {
  const upload = await openUpload(queries, id);
  await sql`update import_upload set state = 'WAITING' where id = ${id}::uuid`.execute(queries);
  await enqueueJobs(queries, [{ kind: 'import', data: { tenant: upload.tenant, importId: id } }]);
  return { ...upload, state: 'WAITING' };
};

/** The bytes of a file, a piece at a time. */
export async function* bytesOf(store: Store, id: string): AsyncGenerator<Buffer, undefined> {
  for (let at = 0; ;) {
    const from = at;
    const piece = await store.asSystem((queries) =>
      queries
        .selectFrom('import_piece')
        .select('bytes')
        .where('upload', '=', id)
        .where('starts_at', '=', from)
        .executeTakeFirst(),
    );
    if (piece === undefined) return undefined;
    yield Buffer.from(piece.bytes);
    at += piece.bytes.length;
  }
}
