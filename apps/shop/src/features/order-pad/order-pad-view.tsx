import { openAppDatabase } from '@gastroshop/storefront/database';
import { type BrowserStorage, useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Loading, Notice, SkeletonLines } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderPad } from './order-pad';
import { keptPadKey, createPadStorage } from './rows/kept-pad';
import { padTabsOf } from './rows/pad-tabs';
import { useKeptRows } from './rows/use-kept-rows';

/** What the page of the order pad takes. */
export interface OrderPadViewProps {
  /** Name of the app; each has a database of its own, which keeps what is written. */
  readonly app: string;
  /** Takes the database's place, and remembers which columns of lists hold the amount; the same object in each render. */
  readonly storage: BrowserStorage;
  /** Begins with the camera. */
  readonly scanning?: boolean | undefined;
}

/** The pad for typed, pasted, uploaded and scanned lists; each customer of each user has one of its own. */
export const OrderPadView = ({ app, storage, scanning }: OrderPadViewProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { scope, cart, paths } = useGateway();
  const owner = keptPadKey(scope);
  const keeper = useMemo(
    () => createPadStorage(openAppDatabase(app), storage, owner, padTabsOf(app)),
    [app, storage, owner],
  );
  const before = useKeptRows(keeper);
  if (cart === undefined)
    return (
      <Notice
        tone="info"
        action={
          <Button
            size="small"
            render={({ className, children }) => (
              <Link className={className} href={paths.customers(paths.orderPad ?? paths.home)}>
                {children}
              </Link>
            )}
          >
            {t('chooseCustomer')}
          </Button>
        }
      >
        {t('noCustomer')}
      </Notice>
    );
  if (before === undefined)
    return (
      <Loading>
        <SkeletonLines count={8} />
      </Loading>
    );
  return <OrderPad key={owner} storage={storage} keeper={keeper} before={before} scanning={scanning} />;
};
