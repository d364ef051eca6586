import type { FrameEvent, FrameCommand } from './messages';

/** A place messages come from and go to. */
type Post = Pick<Window, 'postMessage'>;

/** Sends a message to a window of our own origin, and to no other. */
export const postToWindow = (to: Post, message: FrameCommand | FrameEvent): void => {
  to.postMessage(message, globalThis.location.origin);
};

/**
 * Hears what one window of our own origin says, and nobody else: other sites may frame the desk and speak to it.
 *
 * @returns stops listening
 */
export const onWindowMessage = (from: () => unknown, handle: (data: unknown) => void): (() => void) => {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin === globalThis.location.origin && event.source === from()) handle(event.data);
  };
  globalThis.addEventListener('message', hear);
  return () => {
    globalThis.removeEventListener('message', hear);
  };
};
