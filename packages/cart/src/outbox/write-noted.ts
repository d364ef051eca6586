import type { DatabaseSource, NotedWrite } from '../database';
import type { OrderDraft, OutboxEntry } from './outbox-entry';
import type { RowsOfPad } from './cart-outbox';
import { parseDraft, parseEntry } from './outbox-storage';
import { takeRows } from './take-rows';

/** What changes are noted under. */
export const editsId = (edits: readonly OutboxEntry[]): string => `edits ${edits[0]?.operationId ?? ''}`;

/** What is noted of changes. */
export const notedEdits = (owner: string, edits: readonly OutboxEntry[], from: RowsOfPad | undefined) => ({
  owner,
  edits,
  ...(from !== undefined && { pad: from.owner, rows: [...from.ids] }),
});

/** What a text beside the cart is noted under. */
export const draftId = (owner: string, sku: string): string => `draft ${owner} ${sku}`;

/** What is noted of a text beside the cart. */
export const notedDraft = (owner: string, sku: string, draft: OrderDraft | undefined) => ({
  owner,
  sku,
  draft,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Reads a note; undefined when it cannot be one. */
const readNoted = ({ write }: NotedWrite) => {
  if (!isRecord(write) || typeof write['owner'] !== 'string') return undefined;
  const { owner, sku, pad, rows } = write;
  if (typeof sku === 'string') return { owner, sku, draft: parseDraft(write['draft']) };
  const edits: readonly unknown[] = Array.isArray(write['edits']) ? write['edits'] : [];
  const from: RowsOfPad | undefined =
    typeof pad === 'string' && Array.isArray(rows)
      ? { owner: pad, ids: new Set(rows.filter(isNumber)) }
      : undefined;
  return { owner, edits: edits.flatMap((edit) => parseEntry(edit) ?? []), from };
};

/**
 * Writes into the database what pages that are gone were about to write. What has got there all the same is known by its
 * operation; a page that is still open and writes it a second time does no harm, for the backend takes it once.
 *
 * @throws DOMException where the browser gives no database; the notes stay
 */
export const writeNoted = async (noted: readonly NotedWrite[], source: DatabaseSource): Promise<void> => {
  const database = await source();
  const change = database.transaction(['edits', 'drafts', 'pads'], 'readwrite', { durability: 'strict' });
  const [kept, drafts] = [change.objectStore('edits'), change.objectStore('drafts')];
  const written = (await kept.getAll()).map(({ owner, edit }) => ({ owner, edit: parseEntry(edit) }));
  const isWritten = (owner: string, { operationId, sku, actedAt }: OutboxEntry): boolean =>
    written.some(
      ({ owner: whose, edit }) =>
        edit?.operationId === operationId ||
        // What came after it stands.
        (whose === owner && edit?.sku === sku && edit.actedAt > actedAt),
    );
  for (const note of noted) {
    const read = readNoted(note);
    if (read === undefined) continue;
    const { owner } = read;
    if (read.edits === undefined) {
      const { sku, draft } = read;
      await (draft === undefined ? drafts.delete([owner, sku]) : drafts.put({ owner, sku, draft }));
      continue;
    }
    for (const edit of read.edits.filter((each) => !isWritten(owner, each))) {
      await kept.add({ owner, edit });
      await drafts.delete([owner, edit.sku]);
    }
    if (read.from !== undefined) await takeRows(change.objectStore('pads'), read.from);
  }
  await change.done;
  for (const { strike } of noted) strike();
};
