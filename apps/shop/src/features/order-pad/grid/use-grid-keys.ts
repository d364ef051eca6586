import { pastedText } from '@gastroshop/storefront/list-files';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { waitingKind } from '../lines/line-group';
import { hasChoices } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';
import type { ShownLine } from '../lines/pad-view';
import { lacksAmount, writesNoAmount } from '../parsing/split-line-into-fields';
import { isBlank, type PadField } from '../rows/pad-row';
import { caretPosition } from './caret';
import { fieldOf, isChoice, rowOf, type WantedPlace } from './grid-cell';
import { keyOfChoice } from './key-of-choice';
import { cellForKey } from './cell-for-key';

/** What the keyboard does besides travelling. */
export interface GridCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toCart: () => void;
  /** Leaves the grid. */
  readonly escape: () => void;
  readonly remove: (line: PadLine) => void;
  /** Confirms what was guessed in a row, or takes the amount that is offered, and goes on. */
  readonly settle: (line: PadLine) => void;
  /** Does so with all rows that wait for the same as a row. */
  readonly settleAlike: (line: PadLine) => void;
  /** Goes on to the next row that is not ready. */
  readonly goOn: (line: PadLine) => void;
  /** A list was pasted into a field of a row. */
  readonly paste: (text: string, line: PadLine, field: PadField) => void;
}

/** What the keys need to know. */
export interface GridKeysOptions {
  readonly lines: readonly ShownLine[];
  readonly commands: GridCommands;
  readonly onWant: (place: WantedPlace) => void;
}

/** What can be reached by Tab in a row. */
const REACHABLE =
  'input:not([tabindex="-1"]), textarea:not([tabindex="-1"]), select:not([tabindex="-1"]), button:not([tabindex="-1"]), a[href]';

const rowElementOf = (element: Element): Element | null => element.closest('[data-index]');

/** Presses the first of something in the row of an element; answers whether there was one. */
const press = (element: Element, what: string): boolean => {
  const button = rowElementOf(element)?.querySelector<HTMLButtonElement>(what);
  button?.click();
  return button !== null && button !== undefined;
};

/** The edge of a row that Tab is about to leave: its last stop forwards, its first one backwards. */
const leavesRow = (element: Element, backwards: boolean): boolean => {
  if (isChoice(element)) return !backwards;
  const stops = [...(rowElementOf(element)?.querySelectorAll(REACHABLE) ?? [])];
  return element === (backwards ? stops[0] : stops.at(-1));
};

/** A table or several lines; a word that is pasted goes into the field as it is. */
const isList = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));

/** A row of a list that was a question: Enter goes on to the next one that is. */
const wasQuestion = ({ state, row }: PadLine): boolean =>
  state === 'OPEN' || (state === 'CHECKING' && (row.reading?.status ?? 'READY') !== 'READY');

/** A number was typed, and its amount comes next. */
const awaitsAmount = ({ row, fields }: PadLine): boolean =>
  row.reading === undefined && fields.amount.trim() === '' && lacksAmount(fields.article);

/** A whole line was typed whose amount is none: its own field says so. */
const stopsAtAmount = ({ row, fields }: PadLine): boolean =>
  row.reading === undefined &&
  fields.amount.trim() === '' &&
  fields.unit.trim() === '' &&
  writesNoAmount(fields.article);

/** The keyboard of the grid: arrows, Tab and Enter travel, the rest does what the buyer means. */
export const useGridKeys = ({ lines, commands, onWant }: GridKeysOptions) => {
  const withControl = (event: KeyboardEvent, line: PadLine): boolean => {
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
        if (!isBlank(line.row)) commands.remove(line);
        return true;
      default:
        return false;
    }
  };

  /** Enter in a field of a row that waits. */
  const onEnter = (target: Element, line: PadLine, shift: boolean): boolean => {
    const kind = waitingKind(line);
    if (shift) {
      if (kind === undefined || kind === 'OPEN') return false;
      commands.settleAlike(line);
      return true;
    }
    if (kind !== undefined && kind !== 'OPEN') {
      commands.settle(line);
      return true;
    }
    if (hasChoices(line) && press(target, '[data-first]')) return true;
    // What is no amount stops the field, also before the assortment has answered.
    if (line.amountUnusable) return true;
    if (line.state === 'CHECKING' && line.row.reading?.status === 'GUESSED') {
      commands.settle(line);
      return true;
    }
    if (!wasQuestion(line)) return false;
    commands.goOn(line);
    return true;
  };

  const toRow = (index: number, field: PadField): void => {
    const next = lines[index]?.line;
    if (next !== undefined) onWant({ id: next.row.id, field });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.nativeEvent.isComposing) return;
    const index = rowOf(target);
    const line = index === undefined ? undefined : lines[index]?.line;
    if (index === undefined || line === undefined) return;
    const control = event.ctrlKey || event.metaKey;
    const used = ((): boolean => {
      if (control && withControl(event, line)) return true;
      if (key === 'Escape') {
        commands.escape();
        return true;
      }
      const field = fieldOf(target);
      if (key === 'Tab') {
        // The suggestion is taken, and Tab goes on to the amount.
        if (field === 'article' && !event.shiftKey && press(target, '[data-suggested]')) {
          onWant({ id: line.row.id, field: 'amount' });
          return true;
        }
        const next = event.shiftKey ? index - 1 : index + 1;
        if (!leavesRow(target, event.shiftKey) || lines[next] === undefined) return false;
        toRow(next, event.shiftKey ? 'unit' : 'article');
        return true;
      }
      if (isChoice(target) && !control) {
        const taken = keyOfChoice(event, target);
        if (taken === 'REMOVE') commands.remove(line);
        else if (taken === 'WRITE') onWant({ id: line.row.id, field: 'article' });
        if (taken !== undefined) return taken !== 'TYPED';
      }
      if (field === undefined) {
        if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
        toRow(index + (key === 'ArrowUp' ? -1 : 1), 'amount');
        return true;
      }
      if (key === 'Enter' && onEnter(target, line, event.shiftKey)) return true;
      if (
        key === 'Enter' &&
        !event.shiftKey &&
        field === 'article' &&
        (awaitsAmount(line) || stopsAtAmount(line))
      ) {
        onWant({ id: line.row.id, field: 'amount' });
        return true;
      }
      if (key.toLowerCase() === 'u' && !control && field === 'amount') {
        onWant({ id: line.row.id, field: 'unit' });
        return true;
      }
      if (key === 'Delete' && line.fields[field] === '' && !isBlank(line.row)) {
        commands.remove(line);
        return true;
      }
      const place = cellForKey(
        { index, field },
        { key, control, shift: event.shiftKey, ...caretPosition(target) },
        lines.length,
      );
      // A line break has no place in a field, and a list that was pasted is taken as one.
      if (place === undefined) return key === 'Enter';
      // A new row begins with its article.
      const next = lines[place.index]?.line;
      const begins = key === 'Enter' && next !== undefined && isBlank(next.row);
      toRow(place.index, begins ? 'article' : place.field);
      return true;
    })();
    if (used) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const index = rowOf(target);
    const line = index === undefined ? undefined : lines[index]?.line;
    const text = pastedText(event.clipboardData);
    if (line === undefined || !isList(text)) return;
    event.preventDefault();
    commands.paste(text, line, fieldOf(target) ?? 'article');
  };

  return { onKeyDown, onPaste };
};
