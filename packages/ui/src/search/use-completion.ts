import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useEventCallback } from '../table';
import type { CompletionEntry, CompletionProduct } from './completion';

/** What the keys of the search lead to. */
export interface CompletionActions {
  /** The suggestions in their order. */
  readonly entries: readonly CompletionEntry[];
  /** Called with the suggestion Enter was pressed on. */
  readonly onChoose: (entry: CompletionEntry) => void;
  /** Called when Enter was pressed on none. */
  readonly onSubmit: () => void;
  /** Called with the product Enter is to put into the cart; Enter opens without it. */
  readonly onOrder: ((product: CompletionProduct) => void) | undefined;
  /** Whether the first product is marked from the start. */
  readonly isFirstMarked: boolean;
  /** Whether the suggestions are those for what is typed; Enter waits for them. */
  readonly isReady: boolean;
  /** Whether nothing is typed. */
  readonly isEmpty: boolean;
  /** Called when Ctrl+Z was pressed and nothing is typed. */
  readonly onUndo: (() => void) | undefined;
  /** Called when Escape was pressed with the list closed. */
  readonly onClear: () => void;
}

/** State of the list below the search, and its keys. */
export interface CompletionControl {
  readonly open: boolean;
  /** Place of the suggestion the arrow keys have reached. */
  readonly active: number | undefined;
  /** Whether Enter was pressed before the suggestions were there. */
  readonly awaited: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** Forgets where the arrow keys were, as after a change of what is typed. */
  readonly restart: () => void;
  /** Forgets it when the focus goes from the field into the list. */
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const FIELDS = '[data-control] input, [data-control] button, [data-forget]';

/** Opens, travels and closes the list as the combobox pattern with a grid has it. */
export const useCompletion = (
  box: RefObject<HTMLElement | null>,
  actions: CompletionActions,
): CompletionControl => {
  const [open, setOpen] = useState(false);
  const [reached, setReached] = useState<number>();
  const [awaited, setAwaited] = useState(false);
  const { entries, onOrder, isFirstMarked, isReady, isEmpty } = actions;
  const marked = isFirstMarked && entries[0]?.kind === 'product' ? 0 : undefined;
  const active = reached !== undefined && reached < entries.length ? reached : marked;
  const travel = (step: 1 | -1) => {
    setOpen(true);
    // One place more than entries: past either end the keys are back in the field. A marked row is never left for none.
    const places = entries.length + (marked === undefined ? 1 : 0);
    const from = open && active !== undefined ? active : entries.length;
    const to = (from + step + places) % Math.max(1, places);
    setReached(to === entries.length ? undefined : to);
    box.current?.querySelector(`[data-entry="${to}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setOpen(false);
    setReached(undefined);
    setAwaited(false);
  };
  const choose = () => {
    const entry = active === undefined || !open ? undefined : entries[active];
    close();
    if (entry === undefined) actions.onSubmit();
    else actions.onChoose(entry);
  };
  const orderWith = (order: (product: CompletionProduct) => void) => {
    setAwaited(false);
    const entry = entries[active ?? entries.length];
    if (entry?.kind === 'product') {
      setReached(undefined);
      order(entry.product);
    } else if (entry === undefined && entries[0]?.kind === 'product') {
      setOpen(true);
      setReached(0);
    } else choose();
  };
  const enter = ({ shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => {
    if (onOrder === undefined) {
      choose();
    } else if (shiftKey) {
      close();
      actions.onSubmit();
    } else if (ctrlKey || metaKey) {
      const entry = entries[active ?? 0];
      if (entry === undefined) return;
      close();
      actions.onChoose(entry);
    } else if (isEmpty) {
      const entry = active === undefined || !open ? undefined : entries[active];
      if (entry?.kind === 'product') orderWith(onOrder);
      else if (entry !== undefined) choose();
    } else if (isReady) orderWith(onOrder);
    else setAwaited(true);
  };
  // Whoever types quickly presses Enter before the answer is there; it counts for the answer to what was typed.
  const enterNow = useEventCallback(() => {
    if (onOrder !== undefined) orderWith(onOrder);
  });
  useEffect(() => {
    if (awaited && isReady) enterNow();
  }, [awaited, isReady, enterNow]);
  const toControl = (): boolean => {
    if (!open || active === undefined) return false;
    const field = box.current
      ?.querySelector(`[data-entry="${active}"]`)
      ?.querySelector<HTMLInputElement>(FIELDS);
    const amount = field?.closest('[data-control]')?.querySelector('input') ?? field;
    amount?.focus();
    return amount !== undefined && amount !== null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && (!isCommand || onOrder !== undefined)) enter(event);
    else if (isCommand && event.key === 'z' && isEmpty && actions.onUndo !== undefined) actions.onUndo();
    else if (isCommand) return;
    else if (event.key === 'ArrowDown') travel(1);
    else if (event.key === 'ArrowUp') travel(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape') actions.onClear();
    else if (event.key !== 'Tab' || event.shiftKey || !toControl()) return;
    event.preventDefault();
  };
  return {
    open,
    active,
    awaited,
    show: () => {
      setOpen(true);
    },
    close,
    restart: () => {
      setOpen(true);
      setReached(undefined);
      setAwaited(false);
    },
    leave: () => {
      setReached(undefined);
    },
    onKeyDown,
  };
};
