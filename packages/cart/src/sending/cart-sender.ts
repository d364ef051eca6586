import { PathParameterError, RequiredError, ResponseError } from '@gastroshop/api-client';
import type { Cart } from '@gastroshop/api-contract';
import { type ActionClock, ageOf } from '../edits';
import {
  type CartOutbox,
  type CartOutboxLoader,
  type CartOutboxState,
  entriesAcknowledged,
  entriesPhaseChanged,
  mergeOutbox,
  type OutboxEntry,
  type OutboxStore,
} from '../outbox';
import type { CartCalls } from './cart-calls';
import type { CartTarget } from './cart-target';
import { refusedSkus } from './refused-skus';

/** How long to wait before what could not be sent is tried again, in milliseconds; the last one again and again. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];

/** What the sender works with. */
export interface CartSenderSettings {
  /** The cart that is changed now. */
  readonly target: () => CartTarget;
  readonly edits: () => CartOutboxState;
  readonly dispatch: OutboxStore['dispatch'];
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
  const { dispatch, edits, clock } = settings;
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
  const present = (): CartTarget | undefined => {
    const target = settings.target();
    const { owner } = edits();
    return owner === undefined || owner === target.owner ? target : undefined;
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

  const deliver = (calls: CartCalls, batch: readonly OutboxEntry[]): Promise<Cart> => {
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
    if (first?.amount === 0) return calls.remove(wire(first));
    return calls.put(
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
    { owner, cache }: CartTarget,
    operationIds: readonly string[],
    answer?: Cart,
  ): Promise<void> => {
    if (answer !== undefined) cache.take(answer);
    dispatch(entriesAcknowledged(operationIds));
    await journal?.settle(owner, operationIds);
    journal?.tell({ owner, cart: answer });
  };

  /** Sends one batch; answers whether there may be more to do at once. */
  const step = async (journal: CartOutbox | undefined): Promise<boolean> => {
    // Other tabs may have sent some of these, or have newer ones.
    await mergeOutbox(settings, journal);
    const target = present();
    const calls = target?.calls;
    const batch = nextBatch();
    if (target === undefined || calls === undefined || batch.length === 0) return false;
    const operationIds = batch.map(({ operationId }) => operationId);
    dispatch(entriesPhaseChanged({ operationIds, phase: 'sending' }));
    // An answer to an older question must not overwrite the one to this.
    await target.cache.cancelReads();
    try {
      const answer = await deliver(calls, batch);
      failures = 0;
      await settle(journal, target, operationIds, answer);
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
      if (refused.length === 0) return deliverOneByOne(journal, target, calls, batch);
      await settle(
        journal,
        target,
        refused.map(({ operationId }) => operationId),
      );
      for (const edit of refused) refuse(edit, error);
      await target.cache.refresh();
      return true;
    }
  };

  const deliverOneByOne = async (
    journal: CartOutbox | undefined,
    target: CartTarget,
    calls: CartCalls,
    batch: readonly OutboxEntry[],
  ): Promise<boolean> => {
    let failed = false;
    for (const edit of batch) {
      const operationIds = [edit.operationId];
      try {
        await settle(journal, target, operationIds, await deliver(calls, [edit]));
      } catch (error) {
        if (isPassing(error)) {
          dispatch(entriesPhaseChanged({ operationIds, phase: 'unsent' }));
          failed = true;
          continue;
        }
        await settle(journal, target, operationIds);
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
