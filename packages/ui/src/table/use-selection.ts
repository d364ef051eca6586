import { useRef } from 'react';
import { selectRange } from './select-range';
import { useEventCallback } from './use-event-callback';

/** Rows chosen for doing something with several at once. */
export interface TableSelection {
  /** Keys of the chosen rows; some may stand on other pages. */
  readonly selected: ReadonlySet<string>;
  /** Called with the new choice. */
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** How the boxes of a table change its selection. */
export interface SelectionControl {
  /** How many of the rows shown are chosen. */
  readonly count: number;
  /** Chooses or frees a row, or with Shift all since the last one; the function stays the same between renders. */
  readonly toggle: (index: number, shift: boolean) => void;
  /** Chooses all rows shown, or frees them when all are chosen. */
  readonly toggleAll: () => void;
}

/** The behaviour of a table's boxes; rows of other pages keep their state. */
export const useSelection = (
  keys: readonly string[],
  selection: TableSelection | undefined,
): SelectionControl => {
  const anchor = useRef<number>(undefined);
  const count = selection === undefined ? 0 : keys.filter((key) => selection.selected.has(key)).length;
  const toggle = useEventCallback((index: number, shift: boolean) => {
    if (selection === undefined) return;
    selection.onChange(selectRange(keys, selection.selected, index, shift ? anchor.current : undefined));
    anchor.current = index;
  });
  const toggleAll = () => {
    if (selection === undefined) return;
    const next = new Set(selection.selected);
    for (const key of keys) {
      if (count === keys.length) next.delete(key);
      else next.add(key);
    }
    selection.onChange(next);
  };
  return { count, toggle, toggleAll };
};
