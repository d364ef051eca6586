import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { PadLine } from '../lines/pad-line';
import { isBlank, type PadField } from '../rows/pad-row';
import { caretOf } from './caret';
import { fieldOf, type GridPlace, rowOf } from './grid-place';
import { placeAfterKey } from './place-after-key';

/** What the keyboard does besides travelling. */
export interface GridCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toCart: () => void;
  /** Leaves the grid. */
  readonly escape: () => void;
  readonly remove: (line: PadLine, index: number) => void;
  readonly acceptOffer: (line: PadLine) => void;
  /** A list was pasted into a field of a row. */
  readonly paste: (text: string, line: PadLine, field: PadField) => void;
}

/** What the keys need to know. */
export interface GridKeysOptions {
  readonly lines: readonly PadLine[];
  readonly commands: GridCommands;
  readonly onWant: (place: GridPlace) => void;
}

/** What can be reached by Tab in a row. */
const REACHABLE =
  'input:not([tabindex="-1"]), select:not([tabindex="-1"]), button:not([tabindex="-1"]), a[href]';

const rowElementOf = (element: Element): Element | null => element.closest('[data-index]');

/** Presses the first remedy of a row; answers whether there was one. */
const takeRemedy = (element: Element): boolean => {
  const button = rowElementOf(element)?.querySelector<HTMLButtonElement>('[data-first] button');
  button?.click();
  return button !== null && button !== undefined;
};

/** Presses the suggestion beside a field; answers whether there was one. */
const takeSuggestion = (element: Element): boolean => {
  const button = rowElementOf(element)?.querySelector<HTMLButtonElement>('[data-suggested]');
  button?.click();
  return button !== null && button !== undefined;
};

/** The edge of a row that Tab is about to leave: its last stop forwards, its first one backwards. */
const leavesRow = (element: Element, backwards: boolean): boolean => {
  const stops = [...(rowElementOf(element)?.querySelectorAll(REACHABLE) ?? [])];
  return element === (backwards ? stops[0] : stops.at(-1));
};

/** A table or several lines; a word that is pasted goes into the field as it is. */
const isList = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));

/** The keyboard of the grid: arrows, Tab and Enter travel, the rest does what the buyer means. */
export const useGridKeys = ({ lines, commands, onWant }: GridKeysOptions) => {
  const withControl = (event: KeyboardEvent, line: PadLine | undefined, index: number): boolean => {
    switch (event.key.toLowerCase()) {
      case 'enter':
        commands.toCart();
        return true;
      case 'z':
        if (event.shiftKey) commands.redo();
        else commands.undo();
        return true;
      case 'y':
        commands.redo();
        return true;
      case 'delete':
      case 'backspace':
        if (line !== undefined && !isBlank(line.row)) commands.remove(line, index);
        return true;
      default:
        return false;
    }
  };

  const onEnter = (target: Element, line: PadLine): boolean => {
    if (line.state === 'OPEN') return takeRemedy(target);
    if (line.state !== 'OFFER') return false;
    commands.acceptOffer(line);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.nativeEvent.isComposing) return;
    const index = rowOf(target);
    const line = index === undefined ? undefined : lines[index];
    if (index === undefined || line === undefined) return;
    const control = event.ctrlKey || event.metaKey;
    const used = ((): boolean => {
      if (control && withControl(event, line, index)) return true;
      if (key === 'Escape') {
        commands.escape();
        return true;
      }
      const field = fieldOf(target);
      if (key === 'Tab') {
        // The suggestion is taken, and Tab goes on to the amount.
        if (field === 'article' && !event.shiftKey && takeSuggestion(target)) {
          onWant({ index, field: 'amount' });
          return true;
        }
        const next = event.shiftKey ? index - 1 : index + 1;
        if (!leavesRow(target, event.shiftKey) || lines[next] === undefined) return false;
        onWant({ index: next, field: event.shiftKey ? 'unit' : 'article' });
        return true;
      }
      if (field === undefined) {
        if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
        onWant({ index, field: 'article' });
        return true;
      }
      if (key === 'Enter' && !event.shiftKey && onEnter(target, line)) return true;
      if (key === 'Delete' && line.row[field] === '' && !isBlank(line.row)) {
        commands.remove(line, index);
        return true;
      }
      const place = placeAfterKey(
        { index, field },
        { key, control, shift: event.shiftKey, ...caretOf(target) },
        lines.length,
      );
      if (place === undefined) return false;
      // A new row begins with its article.
      const next = lines[place.index];
      const begins = key === 'Enter' && next !== undefined && isBlank(next.row);
      onWant(begins ? { ...place, field: 'article' } : place);
      return true;
    })();
    if (used) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const index = rowOf(target);
    const line = index === undefined ? undefined : lines[index];
    const text = event.clipboardData.getData('text/plain');
    if (line === undefined || !isList(text)) return;
    event.preventDefault();
    commands.paste(text, line, fieldOf(target) ?? 'article');
  };

  return { onKeyDown, onPaste };
};
