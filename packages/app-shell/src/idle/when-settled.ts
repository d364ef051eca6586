import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle';

/** Work begins after this many milliseconds even if answers are still awaited. */
const AT_THE_LATEST_MS = 3000;

/**
 * Does something when what the page has asked for is answered and the browser has nothing more urgent to do: code that
 * is loaded earlier would take the few connections from what the reader waits for. Answers how to give it up.
 */
export const whenSettled = (queryClient: QueryClient, work: () => void): (() => void) => {
  let giveUp: () => void;
  const begin = (): void => {
    stopWaiting();
    giveUp = whenIdle(work);
  };
  const timer = setTimeout(begin, AT_THE_LATEST_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) begin();
  });
  const stopWaiting = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  giveUp = stopWaiting;
  if (queryClient.isFetching() === 0) begin();
  return () => {
    giveUp();
  };
};
