import { restoreOrder } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { orderKey } from '@gastroshop/storefront/checkout';
import { SCOPE_KEY, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice, useToasts } from '@gastroshop/ui/feedback';
import { IconArrowBackUp } from '@gastroshop/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { untilWords } from '../life/time-words';
import { failureOf } from './cancel-failure';

/** What the notice of a cancellation takes. */
export interface RestoreNoticeProps {
  readonly order: Order;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

const FAILURES = {
  changedMeanwhile: 'changedMeanwhile',
  tooLate: 'restoreTooLate',
  locked: 'restoreLocked',
  failed: 'failed',
} as const;

/** Says until when the latest cancellation can be taken back, and takes it back; nothing once it is too late. */
export const RestoreNotice = ({ order, now }: RestoreNoticeProps): ReactNode => {
  const { t } = useTranslation('orders-cancel');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { id: orderId, number = orderId, revision: seenRevision = 1, restorableUntil, statusHistory } = order;
  const restoration = useMutation({
    mutationFn: () => restoreOrder(client, { tenant, customerId, orderId, restoration: { seenRevision } }),
    onSuccess: (restored) => {
      queryClient.setQueryData(orderKey(gateway.scope, orderId), restored);
      void queryClient.invalidateQueries({ queryKey: [SCOPE_KEY] });
      toasts.say({ tone: 'good', title: t('restored', { number }) });
    },
    onError: (error) => {
      toasts.say({ tone: 'error', title: t(FAILURES[failureOf(error)]) });
      void queryClient.invalidateQueries({ queryKey: orderKey(gateway.scope, orderId) });
    },
  });
  const until = restorableUntil === undefined ? now : Date.parse(restorableUntil);
  if (until <= now) return null;
  const isWhole = statusHistory?.at(-1)?.status === 'CANCELLED';
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="small"
          icon={<IconArrowBackUp size={16} />}
          busy={restoration.isPending}
          onClick={() => {
            restoration.mutate();
          }}
        >
          {t('restore')}
        </Button>
      }
    >
      {t(isWhole ? 'restorable' : 'restorableDay', { until: untilWords(until, now, locale) })}
    </Notice>
  );
};
