import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendCounts } from '../features/inventory';
import { SendDecisions } from '../features/standing-orders';

/** What sending beside the pages takes. */
export interface SendLaterProps {
  /** Name of the app, which keeps what was counted. */
  readonly app: string;
  /** Told in a sentence what waits to be sent; undefined: nothing does. */
  readonly onWaiting: (words: string | undefined) => void;
}

/** Sends what was counted and decided without a network, whatever page is open; draws nothing. */
export const SendLater = ({ app, onWaiting }: SendLaterProps): ReactNode => {
  const counting = useTranslation('stock-count').t;
  const deciding = useTranslation('standing-orders').t;
  const [counts, setCounts] = useState(0);
  const [decisions, setDecisions] = useState(0);
  const words = [
    ...(counts > 0 ? [counting('countsWaiting', { count: counts })] : []),
    ...(decisions > 0 ? [deciding('decisionsWaiting', { count: decisions })] : []),
  ].join(' ');
  useEffect(() => {
    onWaiting(words === '' ? undefined : words);
    return () => {
      onWaiting(undefined);
    };
  }, [onWaiting, words]);
  return (
    <>
      <SendCounts app={app} onWaiting={setCounts} />
      <SendDecisions onWaiting={setDecisions} />
    </>
  );
};
