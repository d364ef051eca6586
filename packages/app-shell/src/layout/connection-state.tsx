import { cartKey, useCartSummary } from '@gastroshop/storefront/cart';
import { AsOf, useOnline } from '@gastroshop/storefront/offline';
import { customerKey } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { OfflineBanner } from '@gastroshop/ui/layout';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useEnvironment } from '../environment';
import { NewVersionLine } from '../versions';

/** What the state of the connection takes. */
export interface ConnectionStateProps {
  /** What else waits to be sent, besides the cart, in a sentence. */
  readonly also?: ReactNode;
}

/** The state of the connection and of the page, said only where there is something to say. */
export const ConnectionState = ({ also }: ConnectionStateProps): ReactNode => {
  const online = useOnline();
  const { scope } = useGateway();
  const { newVersion } = useEnvironment();
  const isOld = useSyncExternalStore(newVersion.subscribe, newVersion.isThere, newVersion.isThere);
  const { unsent, waiting } = useCartSummary();
  if (!online)
    return (
      <OfflineBanner
        state="offline"
        waiting={waiting}
        also={also}
        age={<AsOf of={[cartKey(scope), customerKey(scope)]} />}
      />
    );
  const isAlso = also !== undefined && also !== null;
  if (unsent > 0 || isAlso) return <OfflineBanner state="sending" waiting={unsent} also={also} />;
  return isOld ? <NewVersionLine /> : null;
};
