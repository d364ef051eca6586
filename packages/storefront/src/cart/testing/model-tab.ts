import type { Cart, CartItemRemoval } from '@gastroshop/api-contract';
import { configureStore } from '@reduxjs/toolkit';
import { QueryClient } from '@tanstack/react-query';
import { fakeGateway, TEST_SCOPE } from '../../testing/fake-gateway';
import type { LineOfSeveral } from '../cart-context';
import type { OutboxEntry } from '../outbox-entry';
import { entryAdded, entriesPhaseChanged, cartOutboxReducer } from '../cart-outbox-slice';
import { cartKey } from '../cart-query';
import { mergeLine } from '../cart-line';
import { createCartSender } from '../cart-sender';
import { outboxKey } from '../edits-key';
import { syncTabs } from '../sync-tabs';
import { restoreOutbox } from '../restore-outbox';
import { createEditMaker, type PlannedEdit } from '../make-edits';
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

const owner = (userId: string): string => outboxKey({ ...TEST_SCOPE, userId });

/** A tab as the provider of the cart runs it, without its screens. */
export const openModelTab = async (surroundings: ModelSurroundings) => {
  const { backend, wire, browser, userId, now, sends } = surroundings;
  const scope = { ...TEST_SCOPE, userId };
  const store = configureStore({
    reducer: { cartEdits: cartOutboxReducer },
    // Checks for whoever writes reducers, at each of some hundred thousand actions.
    middleware: (standard) => standard({ immutableCheck: false, serializableCheck: false }),
  });
  const queryClient = new QueryClient();
  const journal = browser.journal();
  const source = () => Promise.resolve(journal);
  const send = (lines: readonly SentLine[]) => wire.send(browser, lines.map(sends), now());
  const gateway = fakeGateway({ scope });
  const cart = gateway.cart && {
    ...gateway.cart,
    put: send,
    remove: (line: CartItemRemoval) => send([{ ...line, amount: 0 }]),
  };
  const clock = { now, elapsed: now };
  const sender = createCartSender({
    queryClient,
    gateway: () => ({ ...gateway, cart }),
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    journal: source,
    clock,
  });
  sender.onRefused(surroundings.onRefused);
  const look = () => queryClient.setQueryData(cartKey(scope), backend.cart());
  look();
  await restoreOutbox(store, source, scope);
  const stop = syncTabs({
    store,
    queryClient,
    journal: source,
    scope,
    sender: { send: () => Promise.resolve() },
    onUnkept: () => undefined,
  });
  const maker = createEditMaker({
    cart: () => queryClient.getQueryData<Cart>(cartKey(scope)),
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
    seen: () => queryClient.getQueryData<Cart>(cartKey(scope))?.version ?? 0,
    /** Whether the screen shows a line. */
    shows: (sku: string) => {
      const item = queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((line) => line.sku === sku);
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
