import type { CartItemRemoval } from '@gastroshop/api-contract';
import { createEditMaker, type LineOfSeveral, mergeLine, type PlannedEdit } from '../edits';
import {
  createOutboxStore,
  entriesPhaseChanged,
  entryAdded,
  outboxKey,
  type OutboxEntry,
  restoreOutbox,
} from '../outbox';
import { lazyCartSender } from '../sending';
import { syncTabs } from '../tabs';
import { fakeCache, fakeCalls } from './fake-target';
import { TEST_CART_SCOPE } from './test-scope';
import type { ModelBackend, SentLine } from './model-backend';
import type { ModelBrowser } from './model-browser';
import type { ModelWire } from './model-wire';

/** What a tab works with. */
export interface ModelSurroundings {
  readonly backend: ModelBackend;
  readonly wire: ModelWire;
  readonly browser: ModelBrowser;
  readonly userId: string;
  readonly now: () => number;
  /** What is sent of a line; a test plants faults in it. */
  readonly sends: (line: SentLine) => SentLine;
  readonly onRefused: (edit: OutboxEntry, error: unknown) => void;
}

const owner = (userId: string): string => outboxKey({ ...TEST_CART_SCOPE, userId });

/** A tab as the provider of the cart runs it, without its screens. */
export const openModelTab = async (surroundings: ModelSurroundings) => {
  const { backend, wire, browser, userId, now, sends } = surroundings;
  const scope = { ...TEST_CART_SCOPE, userId };
  const store = createOutboxStore();
  const cache = fakeCache();
  const journal = browser.journal();
  const source = () => Promise.resolve(journal);
  const send = (lines: readonly SentLine[]) => wire.send(browser, lines.map(sends), now());
  const calls = fakeCalls({
    put: send,
    remove: (line: CartItemRemoval) => send([{ ...line, amount: 0 }]),
  });
  const target = { owner: owner(userId), calls, cache };
  const clock = { now, elapsed: now };
  const sender = lazyCartSender({
    target: () => target,
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    journal: source,
    clock,
  });
  sender.onRefused(surroundings.onRefused);
  const look = () => {
    cache.hold(backend.cart());
  };
  look();
  await restoreOutbox(store, source, scope);
  const stop = syncTabs({
    store,
    target,
    journal: source,
    sender: { send: () => Promise.resolve() },
    onUnkept: () => undefined,
  });
  const maker = createEditMaker({
    cart: cache.get,
    editOf: (sku) => store.getState().cartEdits.edits[sku],
    clock,
  });
  const write = async (edits: readonly OutboxEntry[]): Promise<void> => {
    store.dispatch(entryAdded(...edits));
    await journal.append(owner(userId), edits);
    journal.tell({ owner: owner(userId) });
    store.dispatch(
      entriesPhaseChanged({ operationIds: edits.map(({ operationId }) => operationId), phase: 'waiting' }),
    );
    void sender.send();
  };
  return {
    /** Looks at the cart anew. */
    look,
    /** The version of the cart on the screen. */
    seen: () => cache.get()?.version ?? 0,
    /** Whether the screen shows a line. */
    shows: (sku: string) => {
      const item = cache.get()?.items.find((line) => line.sku === sku);
      return mergeLine(item, store.getState().cartEdits.edits[sku]) !== undefined;
    },
    edits: () => store.getState().cartEdits.edits,
    planned: (lines: readonly LineOfSeveral[]): readonly PlannedEdit[] => lines.map(maker.setting),
    noting: maker.noting,
    write,
    resume: () => void sender.resume(),
    close: () => {
      stop();
      sender.stop();
    },
  };
};

/** A tab of the model. */
export type ModelTab = Awaited<ReturnType<typeof openModelTab>>;
