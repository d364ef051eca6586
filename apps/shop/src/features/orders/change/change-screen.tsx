import { orderQuery } from '@gastroshop/storefront/checkout';
import { mayEditOrder } from '@gastroshop/domain/order-life';
import { useNow } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSkeleton } from '../detail/order-skeleton';
import { orderParts } from '../life/order-parts';
import { ChangeView } from './change-view';
import { useStoredDraft } from './use-order-draft';

/** What the page of a change takes. */
export interface ChangeScreenProps {
  readonly orderId: string;
}

/** The page on which an order is changed, until the deadline of each line. */
export const ChangeScreen = ({ orderId }: ChangeScreenProps): ReactNode => {
  const { t } = useTranslation('orders-change');
  const { t: say } = useTranslation('messages');
  const { client, gateway } = useShop();
  const now = useNow();
  const kept = useStoredDraft(orderId);
  const { data, error, refetch, isFetching } = useQuery(orderQuery(client, gateway.scope, orderId));
  usePageTitle(data === undefined ? t('orders') : t('title', { number: data.number ?? data.id }));
  const toOrder = (
    <Button
      render={({ className, children }) => (
        <Link className={className} href={gateway.paths.order(orderId)}>
          {children}
        </Link>
      )}
    >
      {t('toOrder')}
    </Button>
  );
  if (data !== undefined) {
    const mayEdit = mayEditOrder(data.orderEditing ?? 'LINES_AND_DAY', 'LINES');
    // Who has a draft is told why it is too late, and what can be done with it instead.
    const isOpen =
      mayEdit && (kept !== undefined || orderParts(data, now).some(({ state }) => state === 'OPEN'));
    return isOpen ? (
      <ChangeView key={data.id} order={data} />
    ) : (
      <EmptyState
        title={t(mayEdit ? 'notChangeable' : 'notHere')}
        headingLevel={1}
        drawing={<CrateDrawing />}
        actions={toOrder}
      />
    );
  }
  if (error === null) return <OrderSkeleton />;
  return (
    <ErrorState
      title={say('orderNotLoaded')}
      headingLevel={1}
      onRetry={() => void refetch()}
      retrying={isFetching}
      actions={toOrder}
    />
  );
};
