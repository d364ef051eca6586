import { ResponseError } from '@gastroshop/api-client';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing, Skeleton } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { standingOrderQuery } from '../data/standing-queries';
import { EmptyCards } from './empty-cards';
import { StandingOrderView } from './standing-order-view';
import styles from './standing-order.module.css';

/** A standing order, by its id in the address. */
export const StandingOrderScreen = (): ReactNode => {
  const { standingOrderId: id = '' } = useParams();
  const { t } = useTranslation('standing-orders');
  const { client, gateway } = useShop();
  const { data, error, refetch, isFetching } = useQuery(standingOrderQuery(client, gateway.scope, id));
  usePageTitle(data?.name ?? t('title'));
  if (data !== undefined) return <StandingOrderView key={id} standing={data} />;
  const actions = (
    <Button
      render={({ className, children }) => (
        <Link className={className} href={gateway.paths.standingOrders()}>
          {children}
        </Link>
      )}
    >
      {t('title')}
    </Button>
  );
  if (error instanceof ResponseError && error.status === 404)
    return (
      <EmptyState title={t('notThere')} headingLevel={1} drawing={<ListDrawing />} actions={actions}>
        {t('notThereText')}
      </EmptyState>
    );
  if (error !== null)
    return (
      <ErrorState
        title={t('oneNotLoaded')}
        headingLevel={1}
        onRetry={() => void refetch()}
        retrying={isFetching}
        actions={actions}
      />
    );
  return (
    <div className={styles['screen']} aria-busy>
      <Skeleton width="40%" height={28} />
      <EmptyCards />
    </div>
  );
};
