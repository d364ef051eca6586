import { useLayoutEffect, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * Lets the key "/" lead to a field from anywhere on the page where nothing else is being typed. What stands in the field
 * is selected: whoever comes by this key looks for the next thing.
 */
export const useSlashShortcut = (field: RefObject<HTMLInputElement | null>, enabled: boolean): void => {
  // Together with the field: what waits for the page to be painted would leave out whoever presses the key at once.
  useLayoutEffect(() => {
    if (!enabled) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => {
      document.removeEventListener('keydown', lead);
    };
  }, [field, enabled]);
};
