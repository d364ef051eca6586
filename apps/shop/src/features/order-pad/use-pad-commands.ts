import { parsePaste } from '@gastroshop/storefront/list-files';
import type { ProductContext } from '@gastroshop/storefront/product';
import type { BrowserStorage } from '@gastroshop/storefront/shop';
import { useIsMobile } from '@gastroshop/ui/table';
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FillControl } from './cart/use-cart-transfer';
import { type ArrivalControl, type ArrivalPlace, useArrivals } from './columns/use-arrivals';
import { focusBar, focusMain } from './focus-bar';
import type { WantedPlace } from './grid/grid-cell';
import type { RowActions } from './grid/row-actions';
import type { GridCommands } from './grid/use-grid-keys';
import { confirmationOf, confirmationsOfKind } from './lines/confirmations';
import { type FoldedGroup, groupOf, waitingKind, type WaitingKind } from './lines/line-group';
import { hasChoices, showsWholeText } from './lines/line-question';
import { isWaiting, nextWaiting } from './lines/next-waiting';
import { suggestedAmountChange } from './lines/offered-changes';
import type { PadLine } from './lines/pad-line';
import type { PadView } from './lines/pad-view';
import { shownFields } from './lines/shown-fields';
import type { Arrival } from './parsing/arrival';
import type { ListLine } from './parsing/list-line';
import { applyQuickFix } from './fixes/quick-fix';
import type { Pad } from './rows/pad';
import type { PadAction } from './rows/pad-action';
import { isBlank } from './rows/pad-row';

/** What the commands work with. */
export interface PadCommandsInput {
  /** Remembers which columns of lists hold the amount. */
  readonly storage: BrowserStorage;
  readonly pad: Pad;
  readonly lines: readonly PadLine[];
  readonly view: PadView;
  /** Id of the row the keyboard was in last. */
  readonly active: number | undefined;
  readonly act: Dispatch<PadAction>;
  readonly filling: FillControl;
  readonly context: ProductContext;
  /** Whether rows are being checked; false once that failed. */
  readonly checking: boolean;
  readonly onWant: (place: WantedPlace) => void;
}

/** What buyers can do with the pad. */
export interface PadCommands {
  /** Lists on their way into the pad. */
  readonly arrivals: ArrivalControl;
  /** The same object in each render. */
  readonly actions: RowActions;
  readonly commands: GridCommands & { readonly pasteBelow: (text: string) => void };
  /** Puts the lines of a list below the others, and goes to the first that is not ready. */
  readonly takeList: (list: readonly ListLine[]) => void;
  /** Puts the rows that are ready into the cart, once all are checked. Never throws. */
  readonly toCart: (byKey?: boolean) => Promise<void>;
  /** Takes a list that is gone through screen by screen. */
  readonly settleList: (arrival: Arrival) => void;
  /** Takes a list, and puts what is ready of it into the cart once it is checked; the rest stays. */
  readonly orderReadyOf: (arrival: Arrival) => void;
  /** The rows go into the cart as soon as they are checked. */
  readonly queued: boolean;
  /** Goes to the next or previous row that is not ready. */
  readonly go: (step: 1 | -1) => void;
  readonly discard: (group: FoldedGroup) => void;
}

/** A column of values without separators, as it is copied from one column of a table. */
const columnOf = (text: string): readonly string[] | undefined => {
  const values = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  return values.some((value) => /[\t;]/.test(value)) ? undefined : values.map((value) => value.trim());
};

/** Rows that go into the cart once all are checked. */
interface QueuedFill {
  readonly byKey: boolean;
  /** Id of the first row that may: those before it were in the pad already. */
  readonly from?: number | undefined;
}

const placeOf = (line: PadLine): WantedPlace => ({
  id: line.row.id,
  field: hasChoices(line) ? 'choices' : 'amount',
});

/** Binds what buyers do to the pad. */
export const usePadCommands = (input: PadCommandsInput): PadCommands => {
  const { storage, pad, lines, view, active, act, filling, context, checking, onWant } = input;
  const { crossTenantNumbers } = context;
  const phone = useIsMobile();
  const [queued, setQueued] = useState<QueuedFill>();
  const arriving = useRef(false);
  // Handlers ask for the latest rows when they are called; rows must not render again for that.
  const latest = useRef({ pad, lines, view });
  useEffect(() => {
    latest.current = { pad, lines, view };
  }, [pad, lines, view]);

  const goOn = useCallback(
    (from: number | undefined, settled?: ReadonlySet<number>, step: 1 | -1 = 1) => {
      const next = nextWaiting(latest.current.view.lines, from, step, settled);
      if (next === undefined) focusMain();
      else onWant(placeOf(next));
    },
    [onWant],
  );

  const removeRow = useCallback(
    (line: PadLine) => {
      const { id } = line.row;
      const shown = latest.current.view.lines;
      act({ type: 'removed', ids: [id] });
      if (waitingKind(line) !== undefined && nextWaiting(shown, id) !== undefined) {
        goOn(id);
        return;
      }
      const index = shown.findIndex((each) => each.line.row.id === id);
      const next = shown[index + 1] ?? shown[index - 1];
      if (next !== undefined) onWant({ id: next.line.row.id, field: 'article' });
    },
    [act, goOn, onWant],
  );

  const settle = useCallback(
    (line: PadLine) => {
      const offered = suggestedAmountChange(line);
      if (offered === undefined) act({ type: 'confirmed', rows: [confirmationOf(line)] });
      else act({ type: 'changed', changes: [offered] });
      goOn(line.row.id);
    },
    [act, goOn],
  );

  const settleKind = useCallback(
    (kind: WaitingKind) => {
      const alike = latest.current.lines.filter((line) => waitingKind(line) === kind);
      if (kind === 'AMOUNT_OFFERED')
        act({ type: 'changed', changes: alike.flatMap((line) => suggestedAmountChange(line) ?? []) });
      else act({ type: 'confirmed', rows: confirmationsOfKind(alike, kind) });
      // A line with a further guess waits on.
      const settled = alike.filter(({ guesses }) => guesses.length < 2).map(({ row }) => row.id);
      goOn(alike[0]?.row.id, new Set(settled));
    },
    [act, goOn],
  );

  const actions = useMemo<RowActions>(
    () => ({
      write: (line, field, value) => {
        act({
          type: 'typed',
          id: line.row.id,
          field,
          value,
          group: groupOf(line),
          ...(field === 'article' && showsWholeText(line) && { whole: true }),
          ...(line.fields !== line.row && { base: line.fields }),
        });
      },
      leave: () => {
        act({ type: 'left' });
      },
      enter: (id) => {
        act({ type: 'entered', id });
      },
      mend: (line, remedy) => {
        act({ type: 'changed', changes: [applyQuickFix(line, remedy, { crossTenantNumbers })] });
        // What is missing now is the amount.
        if (line.fields.amount.trim() === '') onWant({ id: line.row.id, field: 'amount' });
        else goOn(line.row.id);
      },
      suggest: (line, remedy) => {
        act({ type: 'changed', changes: [applyQuickFix(line, remedy, { crossTenantNumbers })] });
        onWant({ id: line.row.id, field: line.fields.amount.trim() === '' ? 'amount' : 'article' });
      },
      takeAmount: (line, amount) => {
        act({
          type: 'changed',
          changes: [{ id: line.row.id, ...shownFields(line), amount: String(amount) }],
        });
        goOn(line.row.id);
      },
      settle,
      settleKind,
      remove: removeRow,
    }),
    [act, onWant, goOn, settle, settleKind, removeRow, crossTenantNumbers],
  );

  const { dismiss } = filling;
  const takeList = useCallback(
    (list: readonly ListLine[], { id, instead = false }: ArrivalPlace = {}) => {
      dismiss();
      arriving.current = list.length > 0;
      act(instead ? { type: 'reread', lines: list } : { type: 'listed', lines: list, id });
    },
    [act, dismiss],
  );
  const arrivals = useArrivals(storage, takeList);

  // A list that came is looked through once it is checked: the first line that waits, else the next empty one.
  useEffect(() => {
    if (!arriving.current || checking || pad.arrived === undefined) return;
    arriving.current = false;
    const next = nextWaiting(view.lines, undefined);
    const blank = view.lines.findLast(({ line }) => line.state === 'BLANK');
    if (next !== undefined) onWant(placeOf(next));
    // On a phone the keyboard would come up over what was read.
    else if (blank !== undefined && !phone) onWant({ id: blank.line.row.id, field: 'article' });
  }, [checking, pad.arrived, view, phone, onWant]);

  /** The focus stays away from the rows: what comes next is not there. */
  const takeQuietly = (arrival: Arrival): void => {
    arrivals.take(arrival);
    arriving.current = false;
  };

  const paste: GridCommands['paste'] = (text, { row }, field) => {
    const column = field === 'article' ? undefined : columnOf(text);
    if (column !== undefined) {
      act({ type: 'filled', id: row.id, field, values: column });
      return;
    }
    void parsePaste(text).then((document) => {
      arrivals.take({ document }, { id: row.id });
      // A blank row has given way to the list, and the focus with it.
      if (isBlank(row)) onWant({ id: latest.current.pad.nextId, field: 'article' });
    });
  };

  const fillReady = async ({ byKey, from = 0 }: QueuedFill): Promise<void> => {
    const ready = lines.filter(({ state, row }) => state === 'READY' && row.id >= from);
    if (ready.length === 0 && filling.held.size === 0) {
      goOn(undefined);
      return;
    }
    await filling.fill(ready);
    if (!byKey) return;
    // The row the keyboard was in is mostly gone.
    const [first] = latest.current.view.lines;
    const next = nextWaiting(latest.current.view.lines, undefined) ?? first?.line;
    if (next !== undefined) onWant(isWaiting(next) ? placeOf(next) : { id: next.row.id, field: 'article' });
  };
  const toCart = async (byKey = false): Promise<void> => {
    act({ type: 'left' });
    if (checking) setQueued({ byKey });
    else await fillReady({ byKey });
  };
  const fillNow = useRef(fillReady);
  useEffect(() => {
    fillNow.current = fillReady;
  });
  useEffect(() => {
    if (queued === undefined || checking) return;
    void Promise.resolve().then(async () => {
      setQueued(undefined);
      await fillNow.current(queued);
    });
  }, [queued, checking]);

  return {
    arrivals,
    actions,
    commands: {
      undo: () => {
        act({ type: 'undone' });
      },
      redo: () => {
        act({ type: 'redone' });
      },
      toCart: () => {
        void toCart(true);
      },
      escape: focusBar,
      remove: removeRow,
      settle,
      settleAlike: (line) => {
        const kind = waitingKind(line);
        if (kind !== undefined) settleKind(kind);
      },
      goOn: (line) => {
        goOn(line.row.id);
      },
      paste,
      pasteBelow: (text) => {
        void parsePaste(text).then((document) => {
          arrivals.take({ document });
        });
      },
    },
    takeList,
    toCart,
    settleList: takeQuietly,
    orderReadyOf: (arrival) => {
      const from = latest.current.pad.nextId;
      takeQuietly(arrival);
      setQueued({ byKey: false, from });
    },
    queued: queued !== undefined,
    go: (step) => {
      goOn(active, undefined, step);
    },
    discard: (group) => {
      act({
        type: 'removed',
        ids: lines.filter(({ state }) => state === group).map(({ row }) => row.id),
      });
    },
  };
};
