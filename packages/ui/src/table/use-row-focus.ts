import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { rowForKey } from './row-for-key';
import { moveInRow } from './row-controls';
import type { VirtualWindow } from './use-virtual-rows';

/** What keys do in a table besides travelling. */
interface RowActions {
  readonly count: number;
  /** Space, with or without Shift. */
  readonly onSelect: ((index: number, shift: boolean) => void) | undefined;
  /** Enter. */
  readonly onOpen: ((index: number) => void) | undefined;
  /** What else a key does in a row. */
  readonly shortcutOf: (key: string) => ((index: number) => void) | undefined;
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

const indexOf = (row: HTMLElement): number => Number(row.dataset['index']);

/** Which row the keyboard is in. */
export interface RowFocus {
  /** The row through which the keyboard enters the table. */
  readonly active: number;
  /** The row the focus is in, or was last; stays drawn while it is out of view. */
  readonly pinned: number | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  /** To be called with the window of rows, which itself depends on the pinned row. */
  readonly keyDown: (event: KeyboardEvent, rows: VirtualWindow, actions: RowActions) => void;
  /** Moves the focus to a row, once it is drawn. */
  readonly focusRow: (index: number, rows: VirtualWindow) => void;
}

/** The keyboard in a table: one stop for the Tab key, arrows and page keys through the rows. */
export const useRowFocus = (list: RefObject<HTMLElement | null>, count: number): RowFocus => {
  const [focused, setFocused] = useState<number>();
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    wanted.current = undefined;
    row?.focus({ preventScroll: row.style.getPropertyValue('--row-start') !== '' });
  });
  const focusRow = (index: number, rows: VirtualWindow) => {
    wanted.current = index;
    setFocused(index);
    rows.scrollToIndex(index);
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (index === focused) row?.focus();
  };
  const keyDown = (event: KeyboardEvent, rows: VirtualWindow, actions: RowActions) => {
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && moveInRow(event.key, row, event.target)) {
      event.preventDefault();
      return;
    }
    // Everything else belongs to the fields and buttons in the row while the focus is in one of them.
    if (event.target !== row) return;
    const index = indexOf(row);
    const next = rowForKey(event.key, index, actions.count, rows.page());
    if (next !== undefined) focusRow(next, rows);
    else if (event.key === ' ' && actions.onSelect !== undefined) actions.onSelect(index, event.shiftKey);
    else if (event.key === 'Enter' && actions.onOpen !== undefined) actions.onOpen(index);
    else {
      const act = actions.shortcutOf(event.key.length === 1 ? event.key.toLowerCase() : event.key);
      if (act === undefined) return;
      act(index);
    }
    event.preventDefault();
  };
  return {
    active: Math.max(0, Math.min(focused ?? 0, count - 1)),
    pinned: focused,
    onFocus: (event) => {
      const row = rowOf(event.target);
      if (row !== null) setFocused(indexOf(row));
    },
    keyDown,
    focusRow,
  };
};
