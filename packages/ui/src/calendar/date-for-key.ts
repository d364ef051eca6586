import { addDays, sameDayOfMonth, startOfWeek } from './date-math';

/**
 * The date a key leads to, as in the date grids of the ARIA patterns; `undefined` for other keys. Page Up and Page
 * Down travel by months, with Shift by years.
 */
export const dateForKey = (
  key: string,
  date: string,
  options: { readonly weekStart: number; readonly shift: boolean },
): string | undefined => {
  const begin = startOfWeek(date, options.weekStart);
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
      return sameDayOfMonth(date, months);
    case 'PageUp':
      return sameDayOfMonth(date, -months);
    default:
      return undefined;
  }
};
