import type { ToastMessage } from './toast-message';
import type { ToastStore } from './toast-store';

/** What is said about something that will be done. */
export interface UndoOffer extends Pick<ToastMessage, 'title' | 'text'> {
  /** The words of the button that takes it back. */
  readonly undo: string;
}

/**
 * Says that something was done and lets it be taken back as long as the message stands: until its time is over or
 * somebody closes it. Whoever closes the page has not taken it back.
 *
 * @returns whether it shall be done
 */
export const offerUndo = (toasts: ToastStore, { title, text, undo }: UndoOffer): Promise<boolean> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const decide = (shallBeDone: boolean): void => {
      stop();
      resolve(shallBeDone);
    };
    const confirm = (): void => {
      decide(true);
    };
    const id = toasts.say({
      tone: 'info',
      title,
      text,
      action: {
        label: undo,
        onAction: () => {
          decide(false);
        },
      },
    });
    const unsubscribe = toasts.subscribe(() => {
      // Pressing the button takes the message away as well; what the button says counts.
      if (toasts.state().shown.every((toast) => toast.id !== id)) queueMicrotask(confirm);
    });
    globalThis.addEventListener('pagehide', confirm);
    stop = () => {
      unsubscribe();
      globalThis.removeEventListener('pagehide', confirm);
    };
  });
