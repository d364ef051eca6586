import { CustomerStrip } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useHeaderCustomer } from './use-header-customer';

/**
 * For whom is ordered, in the strip below a phone's header. Whoever buys for one customer alone knows it, and the
 * deadline has the strip for itself.
 */
export const MobileCustomer = (): ReactNode => {
  const customer = useHeaderCustomer();
  if (customer?.onChange === undefined) return null;
  const { name, meta, onChange } = customer;
  return <CustomerStrip name={name} meta={meta} onChange={onChange} />;
};
