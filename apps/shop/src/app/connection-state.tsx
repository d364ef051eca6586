import { cartKey, useCartSummary } from '@gastroshop/storefront/cart';
import { AsOf, useOnline } from '@gastroshop/storefront/offline';
import { customerKey } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { OfflineBanner } from '@gastroshop/ui/frame';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useEnvironment } from './environment-context';
import { NewVersionLine } from './new-version-line';

/** The state of the connection and of the page, said only where there is something to say. */
export const ConnectionState = (): ReactNode => {
  const online = useOnline();
  const { scope } = useGateway();
  const { newVersion } = useEnvironment();
  const isOld = useSyncExternalStore(newVersion.subscribe, newVersion.isThere);
  const { unsent, waiting } = useCartSummary();
  if (!online)
    return (
      <OfflineBanner
        state="offline"
        waiting={waiting}
        age={<AsOf of={[cartKey(scope), customerKey(scope)]} />}
      />
    );
  if (unsent > 0) return <OfflineBanner state="sending" waiting={unsent} />;
  return isOld ? <NewVersionLine /> : null;
};
