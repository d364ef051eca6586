import { useEffect, useEffectEvent } from 'react';
import { useOnline } from './use-online';

/**
 * How long after a try it is tried again, while there seems to be a network; the last one again and again. A network that
 * has just come back often loses the first call.
 */
const AGAIN_AFTER_MS = [2000, 5000, 15_000, 60_000];

/**
 * Sends what waits: at once, as soon as there is a network, and again until nothing waits any more.
 *
 * @param waiting names what waits, so that what joins it is sent at once; empty where nothing does
 * @param send sends all of it; called while it may still be under way
 * @example useSendWhenOnline(ids.join(' '), sendAll)
 */
export const useSendWhenOnline = (waiting: string, send: () => void): void => {
  const online = useOnline();
  // No reason of its own to begin anew: what it says is worded in the language of the moment.
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!online || waiting === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendAgain = (tries: number): void => {
      sendNow();
      timer = setTimeout(sendAgain, AGAIN_AFTER_MS[Math.min(tries, AGAIN_AFTER_MS.length - 1)], tries + 1);
    };
    sendAgain(0);
    return () => {
      clearTimeout(timer);
    };
  }, [online, waiting]);
};
