import { useSyncExternalStore } from 'react';
import type { DrawingName } from './drawing-name';

let known: Readonly<Record<DrawingName, string>> | undefined;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  const { drawingUrls } = await import('./drawing-urls');
  known = drawingUrls;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Without a network the place stays empty, and the next drawing asks again.
  if (known === undefined) void load().catch(() => undefined);
  return () => {
    listeners.delete(listener);
  };
};

const none = (): undefined => undefined;

/**
 * Where a drawing is served; undefined on a server, and until the list of addresses is here, which is fetched when the
 * first drawing is shown.
 */
export const useDrawingUrl = (name: DrawingName): string | undefined =>
  useSyncExternalStore(subscribe, () => known?.[name], none);
