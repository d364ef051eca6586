import { useSyncExternalStore } from 'react';

/** From here on the sum has a column of its own (NAV-1). */
const QUERY = '(min-width: 1391px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => {
    media.removeEventListener('change', changed);
  };
};

const unsubscribed = (): (() => void) => () => undefined;

/** Whether a row has a column for its sum. Asked where there is a reason only: a list has many rows. */
export const useWideRow = (isAsked: boolean): boolean =>
  useSyncExternalStore(
    isAsked ? subscribe : unsubscribed,
    () => isAsked && matchMedia(QUERY).matches,
    () => false,
  );
