import { type Dispatch, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ProductContext } from '../product';
import type { FillControl } from './cart/use-fill-cart';
import type { GridPlace } from './grid/grid-place';
import type { RowActions } from './grid/row-actions';
import type { GridCommands } from './grid/use-grid-keys';
import { offeredChange } from './lines/offered-changes';
import type { PadLine } from './lines/pad-line';
import type { ListLine } from './reading/list-line';
import { readPaste, sourceOf } from '../list-files';
import { readSource } from './reading/read-file';
import { remedyChange } from './remedies/remedy';
import type { Pad } from './rows/pad';
import type { PadAction } from './rows/pad-action';
import { isBlank } from './rows/pad-row';
import { focusBar } from './focus-bar';

/** What the commands work with. */
export interface PadCommandsInput {
  readonly pad: Pad;
  readonly lines: readonly PadLine[];
  readonly act: Dispatch<PadAction>;
  readonly filling: FillControl;
  readonly context: ProductContext;
  readonly onWant: (place: GridPlace) => void;
}

/** What buyers can do with the pad. */
export interface PadCommands {
  /** The same object in each render. */
  readonly actions: RowActions;
  readonly commands: GridCommands & { readonly pasteBelow: (text: string) => void };
  /** Puts the lines of a list below the others. */
  readonly takeList: (list: readonly ListLine[]) => void;
  /** Puts the rows that are ready into the cart. Never throws. */
  readonly toCart: () => Promise<void>;
  /** Goes to the first row that is open. */
  readonly nextOpen: () => void;
}

const readPasted = async (text: string): Promise<readonly ListLine[]> =>
  readSource(sourceOf(await readPaste(text)));

/** A column of values without separators, as it is copied from one column of a table. */
const columnOf = (text: string): readonly string[] | undefined => {
  const values = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  return values.some((value) => /[\t;]/.test(value)) ? undefined : values.map((value) => value.trim());
};

/** Binds what buyers do to the pad. */
export const usePadCommands = (input: PadCommandsInput): PadCommands => {
  const { pad, lines, act, filling, context, onWant } = input;
  const { crossTenantNumbers } = context;
  // Handlers ask for the latest rows when they are called; rows must not render again for that.
  const latest = useRef(pad);
  useEffect(() => {
    latest.current = pad;
  }, [pad]);

  const removeRow = useCallback(
    ({ row }: PadLine, index: number) => {
      act({ type: 'removed', ids: [row.id] });
      onWant({ index: Math.max(0, Math.min(index, latest.current.rows.length - 2)), field: 'article' });
    },
    [act, onWant],
  );
  const acceptOffer = useCallback(
    (line: PadLine) => {
      const change = offeredChange(line);
      if (change !== undefined) act({ type: 'changed', changes: [change] });
    },
    [act],
  );
  const actions = useMemo<RowActions>(
    () => ({
      write: ({ row }, field, value) => {
        act({ type: 'typed', id: row.id, field, value });
      },
      leave: () => {
        act({ type: 'left' });
      },
      enter: (id) => {
        act({ type: 'entered', id });
      },
      mend: (line, remedy) => {
        act({ type: 'changed', changes: [remedyChange(line, remedy, { crossTenantNumbers })] });
        const index = latest.current.rows.findIndex(({ id }) => id === line.row.id);
        // What is missing now is mostly the amount.
        onWant({ index, field: remedy.kind === 'ARTICLE' && line.row.amount === '' ? 'amount' : 'article' });
      },
      acceptOffer,
      remove: removeRow,
    }),
    [act, onWant, acceptOffer, removeRow, crossTenantNumbers],
  );

  const { dismiss } = filling;
  const takeList = useCallback(
    (list: readonly ListLine[]) => {
      dismiss();
      act({ type: 'listed', lines: list });
    },
    [act, dismiss],
  );

  const paste: GridCommands['paste'] = (text, { row }, field) => {
    const column = field === 'article' ? undefined : columnOf(text);
    if (column !== undefined) {
      act({ type: 'filled', id: row.id, field, values: column });
      return;
    }
    void readPasted(text).then((list) => {
      dismiss();
      const index = latest.current.rows.findIndex(({ id }) => id === row.id);
      act({ type: 'listed', lines: list, id: row.id });
      // A blank row has given way to the list, and the focus with it.
      onWant({ index: isBlank(row) ? index : index + 1, field: 'article' });
    });
  };

  const nextOpen = (): void => {
    const index = lines.findIndex(({ state }) => state === 'OPEN' || state === 'OFFER');
    if (index >= 0) onWant({ index, field: 'article' });
  };

  const toCart = async (): Promise<void> => {
    act({ type: 'left' });
    const ready = lines.filter(({ state }) => state === 'READY');
    if (ready.length > 0 || filling.held.size > 0) await filling.fill(ready);
  };

  return {
    actions,
    commands: {
      undo: () => {
        act({ type: 'undone' });
      },
      redo: () => {
        act({ type: 'redone' });
      },
      toCart: () => {
        void toCart().then(() => {
          // The row the keyboard was in is mostly gone.
          onWant({ index: 0, field: 'article' });
        });
      },
      escape: focusBar,
      remove: removeRow,
      acceptOffer,
      paste,
      pasteBelow: (text) => {
        void readPasted(text).then(takeList);
      },
    },
    takeList,
    toCart,
    nextOpen,
  };
};
