import { type CalendarDate, viennaDateAt } from '@gastroshop/domain/calendar';
import { useSyncExternalStore } from 'react';
import { useShop } from '../shop';

const MINUTE_MS = 60_000;

/**
 * Calls whenever a new day may have begun: each minute, and when a page is looked at again whose timers slept. One
 * clock ticks for all of them, as each row of a list asks.
 */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
};

/**
 * The day it is in Vienna by the backend's clock. On a page that is open over midnight the component renders again:
 * from then on the prices and campaigns of the new day hold.
 *
 * @example
 * const today = useToday(); // '2026-11-25'
 */
export const useToday = (): CalendarDate => {
  const { clock } = useShop();
  const today = () => viennaDateAt(clock.now());
  return useSyncExternalStore(subscribe, today, today);
};
