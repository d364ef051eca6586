import { themeQuery, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ChangeScreen } from './change/change-screen';
import { OrderScreen } from './detail/order-screen';

/** The page of an order, and the step on which it is changed. */
export const OrderSteps = (): ReactNode => {
  const { orderId = '', step } = useParams();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  return step === 'change' ? (
    <ChangeScreen key={orderId} orderId={orderId} />
  ) : (
    <OrderScreen orderId={orderId} theme={theme} />
  );
};
