import type { Entry } from '../parsing/entry';

/** A batch is stored once its lines have this many bytes, however few they are. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Entries in groups: as many as asked for, or fewer where they are long. */
export async function* batchesOf(
  entries: AsyncIterable<Entry>,
  most: number,
): AsyncGenerator<readonly Entry[], undefined> {
  let batch: Entry[] = [];
  let stored = 0;
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < most && entry.end - stored < MOST_BYTES) continue;
    stored = entry.end;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  return undefined;
}
