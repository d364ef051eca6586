import { useTexts } from '@gastroshop/i18n/react';
import { customerQuery, customersQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { CustomerButton } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { frameTexts } from './texts';

/** What the tool takes. */
export interface HeaderCustomerProps {
  /** Called when the reader goes to the choice. */
  readonly onLeave?: (() => void) | undefined;
}

/** For whom is ordered, leading to the choice where there is one. */
export const HeaderCustomer = ({ onLeave }: HeaderCustomerProps): ReactNode => {
  const t = useTexts(frameTexts);
  const { client, gateway, navigate } = useShop();
  const { scope, paths } = gateway;
  const { data: customer } = useQuery(customerQuery(client, scope));
  const { data: several = false } = useQuery({
    ...customersQuery(client, scope),
    select: ({ length }) => length > 1,
  });
  if (customer === undefined) return null;
  const { customerId, displayName, customerAddress } = customer;
  const place = customerAddress?.city;
  return (
    <CustomerButton
      name={displayName}
      meta={
        place === undefined
          ? t('customerMeta', { customerId })
          : t('customerMetaPlace', { customerId, place })
      }
      onChange={
        several
          ? () => {
              onLeave?.();
              navigate(paths.customers(location.pathname + location.search));
            }
          : undefined
      }
    />
  );
};
