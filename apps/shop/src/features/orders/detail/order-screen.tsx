import { ResponseError } from '@gastroshop/api-client';
import { orderQuery } from '@gastroshop/storefront/checkout';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';

/** What the page of an order takes. */
export interface OrderScreenProps {
  readonly orderId: string;
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
}

/** The page of an order. */
export const OrderScreen = ({ orderId, theme }: OrderScreenProps): ReactNode => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('messages');
  const { client, gateway } = useShop();
  const { data, error, refetch, isFetching } = useQuery(orderQuery(client, gateway.scope, orderId));
  usePageTitle(
    data === undefined
      ? error === null
        ? undefined
        : t('orders')
      : t('title', { number: data.number ?? data.id }),
  );
  if (data !== undefined) return <OrderView key={data.id} order={data} theme={theme} />;
  if (error === null) return <OrderSkeleton />;
  const actions = (
    <Button
      render={({ className, children }) => (
        <Link className={className} href={gateway.paths.orders()}>
          {children}
        </Link>
      )}
    >
      {t('orders')}
    </Button>
  );
  // What is not there does not come by asking again.
  if (error instanceof ResponseError && error.status === 404)
    return (
      <EmptyState title={say('orderNotLoaded')} headingLevel={1} drawing={<CrateDrawing />} actions={actions}>
        {t('notThere')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={say('orderNotLoaded')}
      headingLevel={1}
      onRetry={() => void refetch()}
      retrying={isFetching}
      actions={actions}
    />
  );
};
