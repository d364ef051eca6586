import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OrdersView } from './list/orders-view';

/** What was ordered; the address says which orders and in which order. */
export const OrdersScreen = (): ReactNode => {
  const { search } = useLocation();
  return <OrdersView address={search} />;
};
