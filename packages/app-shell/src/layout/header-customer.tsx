import { CustomerButton } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useHeaderCustomer } from './use-header-customer';

/** What the tool takes. */
export interface HeaderCustomerProps {
  /** Called when the reader goes to the choice. */
  readonly onLeave?: (() => void) | undefined;
}

/** For whom is ordered, leading to the choice where there is one. */
export const HeaderCustomer = ({ onLeave }: HeaderCustomerProps): ReactNode => {
  const customer = useHeaderCustomer();
  if (customer === undefined) return null;
  const { name, meta, onChange } = customer;
  return (
    <CustomerButton
      name={name}
      meta={meta}
      onChange={
        onChange &&
        (() => {
          onLeave?.();
          onChange();
        })
      }
    />
  );
};
