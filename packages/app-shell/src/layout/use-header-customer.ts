import { customerQuery, customersQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownAddress } from '../boot';

/** The customer one orders for, as headers name it. */
export interface HeaderCustomerWords {
  readonly name: string;
  /** Number and place. */
  readonly meta: string;
  /** Leads to the choice; missing where there is none. */
  readonly onChange: (() => void) | undefined;
}

/** The customer one orders for; undefined while unknown. */
export const useHeaderCustomer = (): HeaderCustomerWords | undefined => {
  const { t } = useTranslation('shell-frame');
  const { client, gateway, navigate } = useShop();
  const { scope, paths } = gateway;
  const { data: customer } = useQuery(customerQuery(client, scope));
  const { data: several = false } = useQuery({
    ...customersQuery(client, scope),
    select: ({ length }) => length > 1,
  });
  if (customer === undefined) return undefined;
  const { customerId, displayName, customerAddress } = customer;
  const place = customerAddress?.city;
  return {
    name: displayName,
    meta:
      place === undefined ? t('customerMeta', { customerId }) : t('customerMetaPlace', { customerId, place }),
    onChange: several
      ? () => {
          navigate(paths.customers(shownAddress()));
        }
      : undefined,
  };
};
