import { useEnvironment } from '@gastroshop/app-shell/environment';
import { ConnectionState } from '@gastroshop/app-shell/layout';
import { useOnline } from '@gastroshop/storefront/offline';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const SendLater = lazy(async () => ({ default: (await import('./send-later')).SendLater }));

/** Whether something on this device waits to be sent: looked up when a page is left and when the network comes or goes. */
const useKeptHere = (app: string): boolean => {
  const { scope } = useGateway();
  const { customerId } = scope;
  const { pathname } = useLocation();
  const online = useOnline();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (customerId === '') return undefined;
    let isOver = false;
    const look = async () => {
      const { isSomethingKept } = await import('./kept-here');
      const isKept = await isSomethingKept(app, scope);
      if (!isOver && isKept) setHere(true);
    };
    // Without its code there is nothing to send with: the next page looks again.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [app, scope, customerId, pathname, online]);
  return here && customerId !== '';
};

/** The state of the connection, with what waits for it; that is sent from whatever page is open. */
export const ShopConnection = (): ReactNode => {
  const { app } = useEnvironment();
  const [waiting, setWaiting] = useState<string>();
  const isHere = useKeptHere(app);
  return (
    <>
      <ConnectionState also={waiting} />
      {isHere && (
        <LazySlot>
          <SendLater app={app} onWaiting={setWaiting} />
        </LazySlot>
      )}
    </>
  );
};
