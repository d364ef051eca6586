import { addDays, sameDayIn, weekBegin } from './dates';

/**
 * The date a key leads to, as in the date grids of the ARIA patterns; `undefined` for other keys. Page Up and Page
 * Down travel by months, with Shift by years.
 */
export const dateAfterKey = (
  key: string,
  date: string,
  options: { readonly weekStart: number; readonly shift: boolean },
): string | undefined => {
  const begin = weekBegin(date, options.weekStart);
  const months = options.shift ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return begin;
    case 'End':
      return addDays(begin, 6);
    case 'PageDown':
      return sameDayIn(date, months);
    case 'PageUp':
      return sameDayIn(date, -months);
    default:
      return undefined;
  }
};
