import { type ReactNode, useEffect } from 'react';
import { useDecisions } from './use-decisions';
import { useSendDecisions } from './use-send-decisions';

/** What sending beside the pages takes. */
export interface SendDecisionsProps {
  /** Told how many decisions the shop does not know. */
  readonly onWaiting: (count: number) => void;
}

/** Sends what was decided of standing orders whatever page is open; draws nothing. */
export const SendDecisions = ({ onWaiting }: SendDecisionsProps): ReactNode => {
  const { length } = useDecisions().decisions;
  useSendDecisions();
  useEffect(() => {
    onWaiting(length);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, length]);
  return null;
};
