import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerButton } from './customer-button';
import { customersOfUser } from './customers-of-user';
import { useEmbeddedShop, useShopSession } from './shop-context';
import { ShopPart } from './shop-part';

const Choice = (): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const shop = useEmbeddedShop();
  const session = useShopSession();
  const { data } = useQuery(customersOfUser(shop, 'user' in session ? session.user.userId : ''));
  if (session.status === 'CUSTOMER_MISSING') return <CustomerButton>{t('chooseCustomer')}</CustomerButton>;
  if (session.status !== 'BUYER' || data === undefined || data.length < 2) return null;
  const { customerId } = session;
  const name = data.find((customer) => customer.customerId === customerId)?.displayName ?? customerId;
  return <CustomerButton variant="quiet">{name}</CustomerButton>;
};

/**
 * For whom one orders, and the choice of another customer. Nothing for visitors and for users with one customer.
 *
 * @example
 * <CustomerChoice />
 */
export const CustomerChoice = (): ReactNode => (
  <ShopPart waiting={null}>
    <Choice />
  </ShopPart>
);
