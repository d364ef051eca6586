import { useEffect, useLayoutEffect, type RefObject, useSyncExternalStore } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** Fields of the page itself that the key belongs to while they stand there. */
let pageFields = 0;
const listeners = new Set<() => void>();

const countPageFields = (change: 1 | -1): void => {
  pageFields += change;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

const hasPageField = (): boolean => pageFields > 0;

/**
 * Lets the key "/" lead to a field from anywhere on the page where nothing else is being typed. What stands in the field
 * is selected: whoever comes by this key looks for the next thing. A field of the page takes the key from that of the
 * header.
 *
 * @returns whether the key leads to this field
 */
export const useSlashShortcut = (
  field: RefObject<HTMLInputElement | null>,
  enabled: boolean,
  place: 'HEADER' | 'PAGE' = 'HEADER',
): boolean => {
  const isTaken = useSyncExternalStore(subscribe, hasPageField, hasPageField) && place === 'HEADER';
  const leads = enabled && !isTaken;
  useEffect(() => {
    if (!enabled || place === 'HEADER') return;
    countPageFields(1);
    return () => {
      countPageFields(-1);
    };
  }, [enabled, place]);
  // Together with the field: what waits for the page to be painted would leave out whoever presses the key at once.
  useLayoutEffect(() => {
    if (!leads) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => {
      document.removeEventListener('keydown', lead);
    };
  }, [field, leads]);
  return leads;
};
