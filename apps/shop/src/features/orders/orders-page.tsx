import { OrdersScreen } from '@gastroshop/storefront/orders';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** What was ordered; the address says which orders and in which order. */
export const OrdersPage = (): ReactNode => {
  const { search } = useLocation();
  return <OrdersScreen address={search} />;
};
