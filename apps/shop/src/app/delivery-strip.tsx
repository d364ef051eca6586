import { DeliveryDeadline, MobileCustomer } from '@gastroshop/app-shell/layout';
import type { ReactNode } from 'react';

/** Until when to order; before it on phones, for whom. They come together: neither moves the other. */
export const DeliveryStrip = (): ReactNode => (
  <>
    <MobileCustomer />
    <DeliveryDeadline />
  </>
);
