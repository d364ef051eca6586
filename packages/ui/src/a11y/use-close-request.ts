import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    // Not in every browser, and not in the types of this one.
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes what covers the page when the device asks for it: the way back of Android, by gesture or button, which would else
 * leave the page with all that was typed. What opened last closes first. Keyboards are left to whoever handles their keys.
 *
 * @param isOpen whether it covers the page
 * @param onClose closes it
 * @example useCloseRequest(opened, onClose)
 */
export const useCloseRequest = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      close();
    });
    return () => {
      watcher.destroy();
    };
  }, [isOpen]);
};
