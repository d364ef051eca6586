import { FetchError } from '@gastroshop/api-client';
import { onlineManager, type QueryClient } from '@tanstack/react-query';

/** Pauses before it is tried again whether the backend can be reached, in milliseconds; the last one again and again. */
const PAUSES_MS = [2000, 5000, 10_000];

/** What the connection is watched with. */
export interface ConnectionWatch {
  readonly queryClient: QueryClient;
  /** Asks the backend anything; fails exactly when no answer comes. */
  readonly probe: () => Promise<unknown>;
  /** Is told when something could not be sent; answers how to stop that. */
  readonly onUnsent: (listener: () => void) => () => void;
}

/**
 * Finds out what the browser's events do not say: a network that is there and leads nowhere. A failed request alone is
 * no proof, so the backend is asked once more; from then on again and again until it answers.
 *
 * @returns stops watching
 */
export const watchConnection = ({ queryClient, probe, onUnsent }: ConnectionWatch): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = false;
  let failures = 0;
  const look = async (): Promise<void> => {
    if (probing) return;
    probing = true;
    clearTimeout(timer);
    const isReachable =
      navigator.onLine &&
      (await probe().then(
        () => true,
        () => false,
      ));
    probing = false;
    onlineManager.setOnline(isReachable);
    if (isReachable) {
      failures = 0;
      return;
    }
    timer = setTimeout(() => void look(), PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
    failures += 1;
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action } = event;
      if ((action.type === 'failed' || action.type === 'error') && action.error instanceof FetchError)
        void look();
    }),
    onUnsent(() => void look()),
    // The browser says there is a network: whether it leads anywhere shows at the next question.
    onlineManager.subscribe((isOnline) => {
      if (isOnline) clearTimeout(timer);
    }),
  ];
  if (!navigator.onLine) void look();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
