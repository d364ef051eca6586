import type { KeyboardEvent } from 'react';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Whether an arrow leads out of the field: its text is chosen whole, or the caret stands at that end. */
const leadsOut = ({ selectionStart, selectionEnd, value }: HTMLInputElement, by: 1 | -1): boolean => {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (by === 1 ? value.length : 0);
};

/** Arrow keys lead to the amount of the day before and after, as in a spreadsheet. */
export const moveBetweenDays = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, key } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (!(target instanceof HTMLInputElement) || !isPlain(event)) return;
  const by = key === 'ArrowRight' ? 1 : -1;
  if (!leadsOut(target, by)) return;
  const row = target.closest('[data-row]');
  const fields = [...(row?.querySelectorAll<HTMLInputElement>('[data-date] input') ?? [])];
  const next = fields[fields.indexOf(target) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
};
