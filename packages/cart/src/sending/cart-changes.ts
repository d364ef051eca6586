import type { Remarks } from '@gastroshop/domain/cart';
import { type ActionClock, createEditMaker, type LineChange, type LineOfSeveral } from '../edits';
import {
  type CartOutboxLoader,
  draftChanged,
  entriesPhaseChanged,
  entryAdded,
  type OrderDraft,
  type OutboxEntry,
  type OutboxStore,
  type RowsOfPad,
} from '../outbox';
import type { CartSender } from './cart-sender';
import type { CartTarget } from './cart-target';
import { flushOutbox } from './flush-outbox';

/** What was done to several lines. */
export interface LinesDone {
  /** Takes all of it back: each line is what it was, unless somebody else has changed it since. */
  readonly undo: () => void;
  /** Whether it outlives the page, once that is known. */
  readonly kept: Promise<boolean>;
}

/** What buyers do with a cart. Nothing waits for the backend: what is shown changes at once. */
export interface CartChanges {
  /**
   * Adds or changes a line; amount 0 takes it out. Answers how to take that back: the line is what it was, with plan and
   * remarks, unless somebody else has changed it since.
   */
  readonly setLine: (sku: string, change: LineChange) => () => void;
  /**
   * Adds or changes lines, each once: all are written down in one stroke.
   *
   * @param from the rows of an order pad they were made of, which leave it with the same stroke
   */
  readonly setLines: (lines: readonly LineOfSeveral[], from?: RowsOfPad) => LinesDone;
  /** Sets note, cost centre or own number of a line that is in the cart; its amount stays whatever it is by then. */
  readonly setRemarks: (sku: string, remarks: Remarks) => void;
  /** Keeps what was typed beside the cart; undefined forgets it. */
  readonly typeDraft: (sku: string, draft: OrderDraft | undefined) => void;
  /** Sends what waits and answers whether everything has arrived; what has not is kept. */
  readonly flush: () => Promise<boolean>;
  /** Is told of changes that the backend refuses; answers how to stop that. */
  readonly onRefused: CartSender['onRefused'];
}

/** What changes of a cart are made with. */
export interface CartParts {
  readonly store: OutboxStore;
  readonly target: Pick<CartTarget, 'owner' | 'cache'>;
  readonly journal: CartOutboxLoader;
  readonly sender: CartSender;
  readonly clock: ActionClock;
}

/** What buyers do with a cart: each change is shown, written down and sent, in this order. */
export const createCartChanges = ({ store, target, journal, sender, clock }: CartParts): CartChanges => {
  const { owner, cache } = target;
  const { setting, noting } = createEditMaker({
    cart: cache.get,
    editOf: (sku) => store.getState().cartEdits.edits[sku],
    clock,
  });
  const write = async (edits: readonly OutboxEntry[], from?: RowsOfPad): Promise<boolean> => {
    store.dispatch(entryAdded(...edits));
    const present = await journal();
    const isKept = await present?.append(owner, edits, from);
    present?.tell({ owner });
    const operationIds = edits.map(({ operationId }) => operationId);
    store.dispatch(entriesPhaseChanged({ operationIds, phase: 'waiting' }));
    void sender.send();
    return isKept === true;
  };
  const setLines: CartChanges['setLines'] = (lines, from) => {
    const changes = lines.map(setting);
    return {
      kept: write(
        changes.map(({ edit }) => edit),
        from,
      ),
      undo: () => void write(changes.map(({ undoing }) => undoing())),
    };
  };
  return {
    setLine: (sku, change) => setLines([{ sku, ...change }]).undo,
    setLines,
    setRemarks: (sku, remarks) => {
      const edit = noting(sku, remarks);
      if (edit !== undefined) void write([edit]);
    },
    typeDraft: (sku, draft) => {
      store.dispatch(draftChanged({ sku, draft }));
      void journal().then((present) => present?.keepDraft(owner, sku, draft));
    },
    flush: () => flushOutbox(store, sender),
    onRefused: sender.onRefused,
  };
};
