import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dateForKey } from './date-for-key';

/** Between which days the keyboard travels, and where it begins. */
export interface DayFocusOptions {
  /** First day, YYYY-MM-DD. */
  readonly first: string;
  /** Last day, YYYY-MM-DD. */
  readonly last: string;
  /** Where the keyboard enters until it has been somewhere. */
  readonly entry: string;
  /** Day a week begins with, 0 Sunday. */
  readonly weekStart: number;
  /** Called with the day travelled to, so that its month can be shown. */
  readonly onTravel?: ((date: string) => void) | undefined;
}

/** The keyboard in a calendar: one stop for the Tab key, arrows and page keys through the days. */
export const useDayFocus = (
  calendar: RefObject<HTMLElement | null>,
  options: DayFocusOptions,
): { readonly active: string; readonly onKeyDown: (event: KeyboardEvent) => void } => {
  const { first, last, entry, weekStart, onTravel } = options;
  const [visited, setVisited] = useState<string>();
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    calendar.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  const inside = (date: string): string => (date < first ? first : date > last ? last : date);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const date = event.target.dataset['date'];
    if (date === undefined) return;
    const next = dateForKey(event.key, date, { weekStart, shift: event.shiftKey });
    if (next === undefined) return;
    event.preventDefault();
    const target = inside(next);
    wanted.current = target;
    setVisited(target);
    onTravel?.(target);
  };
  return { active: inside(visited ?? entry), onKeyDown };
};
