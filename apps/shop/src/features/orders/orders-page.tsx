import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OrdersScreen } from './list/orders-screen';

/** What was ordered; the address says which orders and in which order. */
export const OrdersPage = (): ReactNode => {
  const { search } = useLocation();
  return <OrdersScreen address={search} />;
};
