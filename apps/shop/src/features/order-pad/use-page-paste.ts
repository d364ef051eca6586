import { pastedText } from '@gastroshop/storefront/list-files';
import { useEffect, useEffectEvent } from 'react';

const WRITABLE = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Takes what is pasted into the page outside of any field. */
export const usePagePaste = (onText: (text: string) => void): void => {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest(WRITABLE) !== null) return;
    const text = event.clipboardData === null ? '' : pastedText(event.clipboardData);
    if (text.trim() !== '') onText(text);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, []);
};
