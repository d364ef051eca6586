import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { CompletionEntry } from './completion';

/** What the keys of the search lead to. */
export interface CompletionActions {
  /** The suggestions in their order. */
  readonly entries: readonly CompletionEntry[];
  /** Called with the suggestion Enter was pressed on. */
  readonly onChoose: (entry: CompletionEntry) => void;
  /** Called when Enter was pressed on none. */
  readonly onSubmit: () => void;
  /** Called when Escape was pressed with the list closed. */
  readonly onClear: () => void;
}

/** State of the list below the search, and its keys. */
export interface CompletionControl {
  readonly open: boolean;
  /** Place of the suggestion the arrow keys have reached. */
  readonly active: number | undefined;
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
  const { entries } = actions;
  const active = reached !== undefined && reached < entries.length ? reached : undefined;
  const travel = (step: 1 | -1) => {
    setOpen(true);
    // One place more than entries: past either end the keys are back in the field.
    const places = entries.length + 1;
    const from = open && active !== undefined ? active : entries.length;
    const to = (from + step + places) % places;
    setReached(to === entries.length ? undefined : to);
    box.current?.querySelector(`[data-entry="${to}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setOpen(false);
    setReached(undefined);
  };
  const enter = () => {
    const entry = active === undefined || !open ? undefined : entries[active];
    close();
    if (entry === undefined) actions.onSubmit();
    else actions.onChoose(entry);
  };
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
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowDown') travel(1);
    else if (event.key === 'ArrowUp') travel(-1);
    else if (event.key === 'Enter') enter();
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape') actions.onClear();
    else if (event.key !== 'Tab' || event.shiftKey || !toControl()) return;
    event.preventDefault();
  };
  return {
    open,
    active,
    show: () => {
      setOpen(true);
    },
    close,
    restart: () => {
      setOpen(true);
      setReached(undefined);
    },
    leave: () => {
      setReached(undefined);
    },
    onKeyDown,
  };
};
