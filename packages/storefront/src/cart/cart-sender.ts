import { PathParameterError, RequiredError, ResponseError } from '@gastroshop/api-client';
import type { Cart } from '@gastroshop/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { CartGateway, ShopGateway, ShopScope } from '../shop';
import { type ActionClock, ageOf } from './age-of';
import type { OutboxEntry } from './outbox-entry';
import {
  type CartOutboxState,
  entriesPhaseChanged,
  entriesAcknowledged,
  type outboxMerged,
} from './cart-outbox-slice';
import type { CartOutbox } from './cart-outbox';
import { cartKey } from './cart-query';
import { outboxKey } from './edits-key';
import type { CartOutboxLoader } from './lazy-journal';
import { newerCart } from './newer-cart';
import { refusedSkus } from './refused-skus';
import { mergeOutbox } from './merge-outbox';

/** How long to wait before what could not be sent is tried again, in milliseconds; the last one again and again. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];

type SenderAction = ReturnType<typeof entriesPhaseChanged | typeof entriesAcknowledged | typeof outboxMerged>;

/** What the sender works with. */
export interface CartSenderSettings {
  readonly queryClient: QueryClient;
  /** The shop one is in now. */
  readonly gateway: () => ShopGateway;
  readonly edits: () => CartOutboxState;
  readonly dispatch: (action: SenderAction) => void;
  /** Where the edits are written down for all tabs; without one those of this page are all there are. */
  readonly journal?: CartOutboxLoader | undefined;
  readonly clock: ActionClock;
}

/** Is told that the backend refused an edit for good; the line shows what the cart holds again. */
export type RejectionListener = (edit: OutboxEntry, error: unknown) => void;

/** Brings the buyer's edits to the backend. */
export interface CartSender {
  /** Sends what waits; does nothing while something is on its way. Never throws. */
  readonly send: () => Promise<void>;
  /** Sends at once what could not be sent before: the connection is back. */
  readonly resume: () => Promise<void>;
  /** Calls back for each edit that is refused; answers how to stop that. */
  readonly onRefused: (listener: RejectionListener) => () => void;
  readonly stop: () => void;
}

/** Answers after which the same request may succeed: a lost session, a slow line, too many at once. */
const PASSING_STATUS: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether another attempt may succeed. */
const isPassing = (error: unknown): boolean => {
  if (error instanceof ResponseError) return error.status >= 500 || PASSING_STATUS.has(error.status);
  // What was never sent because something is missing in it stays so.
  return !(error instanceof RequiredError || error instanceof PathParameterError);
};

/**
 * Sends edits in the order they were made, one request of all tabs at a time: lines that change together, each removal for itself.
 * What the backend cannot take now is kept and tried again with growing pauses, what it refuses is given up and told.
 */
export const createCartSender = (settings: CartSenderSettings): CartSender => {
  const { queryClient, dispatch, edits, clock } = settings;
  const listeners = new Set<RejectionListener>();
  const refuse: RejectionListener = (edit, error) => {
    for (const listener of listeners) listener(edit, error);
  };
  let running = false;
  /** Somebody wants something sent while the last look at what waits may be over. */
  let asked = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Another customer was chosen and these edits are still the former one's: they must not reach the other cart. */
  const target = (): ShopGateway | undefined => {
    const gateway = settings.gateway();
    const { owner } = edits();
    return owner === undefined || owner === outboxKey(gateway.scope) ? gateway : undefined;
  };

  const tryLater = (): void => {
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  };

  const nextBatch = (): readonly OutboxEntry[] => {
    const pending = Object.values(edits().edits)
      .filter(({ phase }) => phase !== 'writing')
      .sort((one, other) => one.actedAt - other.actedAt);
    const [first] = pending;
    if (first === undefined) return [];
    if (first.amount === 0) return [first];
    const removal = pending.findIndex(({ amount }) => amount === 0);
    return removal < 0 ? pending : pending.slice(0, removal);
  };

  const deliver = (cart: CartGateway, batch: readonly OutboxEntry[]): Promise<Cart> => {
    const [first] = batch;
    const wire = (edit: OutboxEntry) => ({
      sku: edit.sku,
      ...(edit.onlyRemarks !== true && { unitAbbreviation: edit.unit }),
      operationId: edit.operationId,
      ageMs: ageOf(edit, clock),
      ...(edit.seenVersion !== undefined && { seenVersion: edit.seenVersion }),
      ...(edit.seenCartVersion !== undefined && { seenCartVersion: edit.seenCartVersion }),
      ...(edit.afterOperationIds !== undefined && { afterOperationIds: [...edit.afterOperationIds] }),
    });
    if (first?.amount === 0) return cart.remove(wire(first));
    return cart.put(
      batch.map((edit) => ({
        ...wire(edit),
        ...(edit.onlyRemarks !== true && { amount: edit.amount }),
        ...edit.remarks,
        ...(edit.plan !== undefined && { plan: [...edit.plan] }),
      })),
    );
  };

  /** Strikes what is answered, here, in the journal and in the other tabs. */
  const settle = async (
    journal: CartOutbox | undefined,
    scope: ShopScope,
    operationIds: readonly string[],
    answer?: Cart,
  ): Promise<void> => {
    if (answer !== undefined)
      queryClient.setQueryData<Cart>(cartKey(scope), (known) => newerCart(known, answer));
    dispatch(entriesAcknowledged(operationIds));
    const owner = outboxKey(scope);
    await journal?.settle(owner, operationIds);
    journal?.tell({ owner, cart: answer });
  };

  /** Sends one batch; answers whether there may be more to do at once. */
  const step = async (journal: CartOutbox | undefined): Promise<boolean> => {
    // Other tabs may have sent some of these, or have newer ones.
    await mergeOutbox(settings, journal);
    const { scope, cart } = target() ?? {};
    const batch = nextBatch();
    if (scope === undefined || cart === undefined || batch.length === 0) return false;
    const operationIds = batch.map(({ operationId }) => operationId);
    dispatch(entriesPhaseChanged({ operationIds, phase: 'sending' }));
    // An answer to an older question must not overwrite the one to this.
    await queryClient.cancelQueries({ queryKey: cartKey(scope) });
    try {
      const answer = await deliver(cart, batch);
      failures = 0;
      await settle(journal, scope, operationIds, answer);
      return true;
    } catch (error) {
      if (isPassing(error)) {
        dispatch(entriesPhaseChanged({ operationIds, phase: 'unsent' }));
        tryLater();
        return false;
      }
      // Lines that are refused must not hold up the others: those not named go again, and one by one if none is.
      const named = refusedSkus(error);
      const refused = batch.length === 1 ? batch : batch.filter(({ sku }) => named.has(sku));
      if (refused.length === 0) return deliverOneByOne(journal, scope, cart, batch);
      await settle(
        journal,
        scope,
        refused.map(({ operationId }) => operationId),
      );
      for (const edit of refused) refuse(edit, error);
      await queryClient.invalidateQueries({ queryKey: cartKey(scope) });
      return true;
    }
  };

  const deliverOneByOne = async (
    journal: CartOutbox | undefined,
    scope: ShopScope,
    cart: CartGateway,
    batch: readonly OutboxEntry[],
  ): Promise<boolean> => {
    let failed = false;
    for (const edit of batch) {
      const operationIds = [edit.operationId];
      try {
        await settle(journal, scope, operationIds, await deliver(cart, [edit]));
      } catch (error) {
        if (isPassing(error)) {
          dispatch(entriesPhaseChanged({ operationIds, phase: 'unsent' }));
          failed = true;
          continue;
        }
        await settle(journal, scope, operationIds);
        refuse(edit, error);
      }
    }
    if (failed) tryLater();
    return !failed;
  };

  const drain = async (journal: CartOutbox | undefined): Promise<void> => {
    while (await step(journal));
  };

  const send = async (): Promise<void> => {
    asked = true;
    if (running) return;
    running = true;
    clearTimeout(timer);
    try {
      while (asked) {
        asked = false;
        const journal = await settings.journal?.();
        const { owner } = edits();
        if (journal === undefined || owner === undefined) await drain(journal);
        else await journal.exclusively(owner, () => drain(journal));
      }
    } finally {
      running = false;
    }
  };

  return {
    send,
    resume: () => {
      failures = 0;
      return send();
    },
    onRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
};
