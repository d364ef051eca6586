import type { Order } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useIsMobile } from '@gastroshop/ui/table';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../shop';
import { CartSkeleton } from '../cart/cart-skeleton';
import { CheckoutLayout } from '../checkout-layout';
import { OrderPrint } from '../print/order-print';
import { PrintLayoutSwitch } from '../../print';
import { CheckoutSteps } from '../steps';
import { SaveTemplate } from '../../templates';
import styles from './confirmation.module.css';
import { ConfirmedDays } from './confirmed-days';
import { ConfirmationSidebar } from './confirmation-sidebar';
import { OrderDetailsList } from './order-details-list';
import { NextStepsList } from './next-steps-list';
import { OrderPreview } from './order-preview';
import { OrderBar, OrderRowLink } from './order-ways';
import { orderQuery } from './order-query';

/** What the confirmation takes. */
export interface ConfirmationScreenProps {
  /** The order to show; empty for none. */
  readonly orderId: string;
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
}

interface ConfirmedProps {
  readonly order: Order;
  readonly theme: ThemeKey;
}

const Confirmed = ({ order, theme }: ConfirmedProps): ReactNode => {
  const [savingTemplate, setSavingTemplate] = useState(false);
  const phone = useIsMobile();
  const page = (
    <CheckoutLayout
      side={
        <ConfirmationSidebar
          order={order}
          withWays={!phone}
          onSaveTemplate={() => {
            setSavingTemplate(true);
          }}
        />
      }
      bar={<OrderBar order={order} />}
    >
      <CheckoutSteps current="confirmation" />
      <ConfirmedDays order={order} withNumber={!phone} />
      {phone && <OrderRowLink order={order} />}
      <div className={styles['columns']}>
        <div>
          <NextStepsList order={order} />
          <OrderDetailsList order={order} />
        </div>
        {!phone && <OrderPreview order={order} />}
      </div>
      {savingTemplate && (
        <SaveTemplate
          lines={order.orderItems.map(({ productSku, amount, unitAbbr }) => ({
            sku: productSku,
            amount,
            unit: unitAbbr,
          }))}
          onClose={() => {
            setSavingTemplate(false);
          }}
        />
      )}
    </CheckoutLayout>
  );
  return (
    <PrintLayoutSwitch paper={() => <OrderPrint order={order} theme={theme} />}>{page}</PrintLayoutSwitch>
  );
};

/** The last step: what was ordered, when it comes, and its number. Shown again as often as it is asked for. */
export const ConfirmationScreen = ({ orderId, theme }: ConfirmationScreenProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { client, gateway } = useShop();
  const { data: order, isError, refetch, isFetching } = useQuery(orderQuery(client, gateway.scope, orderId));
  if (order !== undefined) return <Confirmed order={order} theme={theme} />;
  return (
    <>
      <CheckoutSteps current="confirmation" />
      {orderId === '' ? (
        <EmptyState
          title={t('none')}
          drawing={<CrateDrawing />}
          actions={
            <>
              <Button
                variant="filled"
                render={({ className, children }) => (
                  <Link className={className} href={gateway.paths.cart}>
                    {children}
                  </Link>
                )}
              >
                {t('toCart')}
              </Button>
              <Button
                render={({ className, children }) => (
                  <Link className={className} href={gateway.paths.orders()}>
                    {children}
                  </Link>
                )}
              >
                {t('toOrders')}
              </Button>
            </>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <CartSkeleton />
      )}
    </>
  );
};
