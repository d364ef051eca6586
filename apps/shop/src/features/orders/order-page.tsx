import { themeQuery, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { OrderScreen } from './detail/order-screen';

/** The page of an order. */
export const OrderPage = (): ReactNode => {
  const { orderId = '' } = useParams();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  return <OrderScreen orderId={orderId} theme={theme} />;
};
