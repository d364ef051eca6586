import { useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Calls when Ctrl+Z (⌘Z) is pressed anywhere but in a field, where the key takes back what was typed. */
export const useUndoKey = (onUndo: () => void): void => {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
};
