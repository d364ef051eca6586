import { type ReactNode, useEffect } from 'react';
import { useCounts } from './use-counts';
import { useSendCounts } from './use-send-counts';

/** What sending beside the pages takes. */
export interface SendCountsProps {
  /** Name of the app, which keeps what was counted. */
  readonly app: string;
  /** Told how many finished stock-takings the backend does not have. */
  readonly onWaiting: (count: number) => void;
}

/** Sends finished stock-takings whatever page is open; draws nothing. */
export const SendCounts = ({ app, onWaiting }: SendCountsProps): ReactNode => {
  const counts = useCounts(app);
  useSendCounts(counts);
  const waiting = counts.counts?.filter(({ finished }) => finished).length ?? 0;
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);
  return null;
};
