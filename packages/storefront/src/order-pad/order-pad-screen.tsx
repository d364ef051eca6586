import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { type BrowserStorage, useGateway } from '../shop';
import { OrderPad } from './order-pad';
import { padTexts } from './texts';

/** What the page of the order pad takes. */
export interface OrderPadScreenProps {
  /** Keeps what is written; the same object in each render. */
  readonly storage: BrowserStorage;
  /** Begins with the camera. */
  readonly scanning?: boolean | undefined;
}

/** The pad for typed, pasted, uploaded and scanned lists; each customer of each user has one of its own. */
export const OrderPadScreen = ({ storage, scanning }: OrderPadScreenProps): ReactNode => {
  const t = useTexts(padTexts);
  const { scope, cart, paths } = useGateway();
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
  return (
    <OrderPad
      key={[scope.tenant, scope.customerId, scope.userId].join(' ')}
      storage={storage}
      scanning={scanning}
    />
  );
};
