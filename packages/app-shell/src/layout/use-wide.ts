import { useSyncExternalStore } from 'react';

/** From the small desktop on there is room beside a list (NAV-1). */
const WIDE = '(min-width: 961px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
  };
};

const isWide = (): boolean => matchMedia(WIDE).matches;

/** A server knows no window: what fits every one. */
const unknown = (): boolean => false;

/** Whether the window has room beside its content; the component renders again when that changes. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, unknown);
