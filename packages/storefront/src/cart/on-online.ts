import { onlineManager } from '@tanstack/react-query';

/** Calls back whenever the connection is there again; answers how to stop that. */
export const onOnline = (listener: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) listener();
  });
