import type { DatabaseSource, OpenDatabase, WriteAhead } from '../database';
import type { OutboxEntry } from './outbox-entry';
import type { CartOutbox, CartBroadcast } from './cart-outbox';
import { parseDraft, parseEntry } from './outbox-storage';
import { acknowledgedEntries } from './acknowledged-entries';
import { takeRows } from './take-rows';
import { draftId, editsId, notedDraft, notedEdits, writeNoted } from './write-noted';

/** A change that waits, with its place in the journal. */
interface Entry {
  readonly owner: string;
  readonly edit: OutboxEntry;
}

/** What an open page works with besides the database. */
export interface OutboxDependencies {
  /** Of all tabs, one at a time; missing where the browser has none. */
  readonly locks?:
    { readonly request: (name: string, work: () => Promise<void>) => Promise<unknown> } | undefined;
  /** Between the tabs; missing where the browser has none. */
  readonly channel?: BroadcastChannel | undefined;
  /** What is about to be written, where the browser has a storage that writes at once. */
  readonly ahead?: WriteAhead | undefined;
}

const isNews = (value: unknown): value is CartBroadcast =>
  typeof value === 'object' && value !== null && 'owner' in value && typeof value.owner === 'string';

/**
 * A journal in the browser's database. A change is on the disk before anything says that it is kept, and what the
 * database does not take is remembered by the page.
 */
export const createIndexedDbOutbox = (
  source: DatabaseSource,
  { locks, channel, ahead }: OutboxDependencies,
): CartOutbox => {
  const unwritten = new Map<string, Entry>();
  /** Answered, but the database would not strike them. */
  const done = new Set<string>();
  const unkeptListeners = new Set<() => void>();
  let isTold = false;

  const sayUnkept = (): void => {
    if (isTold) return;
    isTold = true;
    for (const listener of unkeptListeners) listener();
  };
  /** What pages that are gone were about to write; it is written once, before anything else. */
  const left = ahead?.noted() ?? [];
  let caughtUp: Promise<void> | undefined;
  const attempt = async <Result>(
    work: (database: OpenDatabase) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      if (left.length > 0) await (caughtUp ??= writeNoted(left, source).catch(() => undefined));
      return await work(await source());
    } catch {
      return undefined;
    }
  };

  const rememberedOf = (owner: string): readonly OutboxEntry[] =>
    [...unwritten.values()].flatMap((entry) => (entry.owner === owner ? [entry.edit] : []));

  const writtenEdits = async (owner: string): Promise<readonly OutboxEntry[]> => {
    const rows = await attempt((database) => database.getAllFromIndex('edits', 'owner', owner));
    return (rows ?? []).flatMap(({ edit }) => parseEntry(edit) ?? []);
  };

  return {
    read: async (owner) => {
      const [edits, drafts] = await Promise.all([
        writtenEdits(owner),
        attempt((database) => database.getAllFromIndex('drafts', 'owner', owner)),
      ]);
      return {
        edits: Object.fromEntries(
          Object.entries(
            Object.fromEntries([...edits, ...rememberedOf(owner)].map((edit) => [edit.sku, edit])),
          ).filter(([, { operationId }]) => !done.has(operationId)),
        ),
        drafts: Object.fromEntries(
          (drafts ?? []).flatMap(({ sku, draft }) => {
            const known = parseDraft(draft);
            return known === undefined ? [] : [[sku, known]];
          }),
        ),
      };
    },
    append: async (owner, edits, from) => {
      const strike = ahead?.note(editsId(edits), notedEdits(owner, edits, from));
      for (const { sku } of edits) ahead?.strike(draftId(owner, sku));
      const done = await attempt(async (database) => {
        const stores: ('edits' | 'drafts' | 'pads')[] = ['edits', 'drafts'];
        if (from !== undefined) stores.push('pads');
        const change = database.transaction(stores, 'readwrite', { durability: 'strict' });
        const steps: Promise<unknown>[] = [change.done];
        try {
          for (const edit of edits)
            steps.push(
              change.objectStore('edits').add({ owner, edit }),
              change.objectStore('drafts').delete([owner, edit.sku]),
            );
          if (from !== undefined) await takeRows(change.objectStore('pads'), from);
          // Told at once, so that a page that goes now cannot take it along.
          change.commit();
        } catch {
          change.abort();
        }
        await Promise.all(steps);
        return true;
      });
      strike?.();
      const written = new Set(edits.map(({ sku }) => sku));
      for (const older of rememberedOf(owner))
        if (written.has(older.sku)) unwritten.delete(older.operationId);
      if (done === true) return true;
      for (const edit of edits) unwritten.set(edit.operationId, { owner, edit });
      sayUnkept();
      return false;
    },
    settle: async (owner, operationIds) => {
      const remembered = rememberedOf(owner);
      const isStruck = await attempt(async (database) => {
        const change = database.transaction('edits', 'readwrite', { durability: 'strict' });
        const index = change.store.index('owner');
        const [keys, rows] = await Promise.all([index.getAllKeys(owner), index.getAll(owner)]);
        const written = rows.map(({ edit }) => parseEntry(edit));
        const struck = acknowledgedEntries([...written, ...remembered], operationIds);
        await Promise.all(keys.filter((_key, at) => struck.has(at)).map((key) => change.store.delete(key)));
        await change.done;
        return true;
      });
      if (isStruck !== true) for (const id of operationIds) done.add(id);
      for (const at of acknowledgedEntries(remembered, operationIds))
        unwritten.delete(remembered[at]?.operationId ?? '');
    },
    keepDraft: async (owner, sku, draft) => {
      const strike = ahead?.note(draftId(owner, sku), notedDraft(owner, sku, draft));
      await attempt(async (database) => {
        const change = database.transaction('drafts', 'readwrite');
        void (draft === undefined
          ? change.store.delete([owner, sku])
          : change.store.put({ owner, sku, draft }));
        change.commit();
        await change.done;
      });
      strike?.();
    },
    count: async () => {
      const rows = (await attempt((database) => database.getAll('edits'))) ?? [];
      const written = rows.map(({ owner, edit }) => `${owner} ${parseEntry(edit)?.sku ?? ''}`);
      const remembered = [...unwritten.values()].map(({ owner, edit }) => `${owner} ${edit.sku}`);
      return new Set([...written, ...remembered]).size;
    },
    exclusively: async (owner, work) => {
      if (locks === undefined) await work();
      else await locks.request(`cart ${owner}`, work);
    },
    tell: (news) => {
      channel?.postMessage(news);
    },
    hear: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => {
        channel?.removeEventListener('message', hear);
      };
    },
    onUnkept: (listener) => {
      unkeptListeners.add(listener);
      return () => unkeptListeners.delete(listener);
    },
  };
};
