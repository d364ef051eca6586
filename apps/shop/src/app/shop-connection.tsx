import { useEnvironment } from '@gastroshop/app-shell/environment';
import { ConnectionState } from '@gastroshop/app-shell/layout';
import { useOnline } from '@gastroshop/storefront/offline';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

const SendCounts = lazy(async () => ({ default: (await import('./send-counts')).SendCounts }));

/** Whether there are stock-takings on this device: looked up when a page is left and when the network comes or goes. */
const useCountsHere = (app: string): boolean => {
  const { customerId } = useGateway().scope;
  const { pathname } = useLocation();
  const online = useOnline();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (customerId === '') return undefined;
    let isOver = false;
    const look = async () => {
      const { countPendingInventories: keptCounts } = await import('./kept-counts');
      const count = await keptCounts(app);
      if (!isOver && count > 0) setHere(true);
    };
    // Without its code there is nothing to send with: the next page looks again.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [app, customerId, pathname, online]);
  return here && customerId !== '';
};

/** The state of the connection, with the stock-takings that wait for it; they are sent from whatever page is open. */
export const ShopConnection = (): ReactNode => {
  const { t } = useTranslation('shop-app');
  const { app } = useEnvironment();
  const [waiting, setWaiting] = useState(0);
  const isHere = useCountsHere(app);
  return (
    <>
      <ConnectionState also={waiting > 0 ? t('countsWaiting', { count: waiting }) : undefined} />
      {isHere && (
        <LazySlot>
          <SendCounts app={app} onWaiting={setWaiting} />
        </LazySlot>
      )}
    </>
  );
};
