import { useEffect, useEffectEvent } from 'react';

/** What keys do wherever the focus is on the page. */
export interface PageKeys {
  readonly go: (step: 1 | -1) => void;
  readonly toCart: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const WRITABLE = 'input, textarea, select, [contenteditable="true"]';

/** The keys of the pad outside its grid; a dialog has its own. */
export const usePageKeys = ({ go, toCart, undo, redo }: PageKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || document.querySelector('[role="dialog"]') !== null) return;
    const control = event.ctrlKey || event.metaKey;
    const isWriting = target instanceof Element && target.closest(WRITABLE) !== null;
    const used = ((): boolean => {
      if (key === 'F8' && !control) {
        go(event.shiftKey ? -1 : 1);
        return true;
      }
      if (key === 'Enter' && control) {
        toCart();
        return true;
      }
      if (key.toLowerCase() !== 'z' || !control || isWriting) return false;
      if (event.shiftKey) redo();
      else undo();
      return true;
    })();
    if (used) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
};
