import { cancelOrder } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { orderKey } from '@gastroshop/storefront/checkout';
import { SCOPE_KEY, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice, useToasts } from '@gastroshop/ui/feedback';
import { RadioField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPart } from '../life/order-parts';
import { partTitle } from '../life/part-title';
import { momentWords, shortDate } from '../life/time-words';
import { failureOf } from './cancel-failure';
import styles from './cancel.module.css';
import { type CancelWay, cancelWays } from './cancel-ways';

/** What the question takes. */
export interface CancelDialogProps {
  readonly order: Order;
  readonly parts: readonly OrderPart[];
  readonly now: number;
  readonly onClose: () => void;
}

const WHOLE = 'whole';

const REASON_LENGTH = 500;

/** Asks what of an order is to be cancelled: all of it or one day; what is not possible stays readable with its reason. */
export const CancelDialog = ({ order, parts, now, onClose }: CancelDialogProps): ReactNode => {
  const { t } = useTranslation('orders-cancel');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const ways = cancelWays(parts);
  const keyOf = ({ day }: CancelWay) => day ?? WHOLE;
  const [chosen, setChosen] = useState(() =>
    ways.length === 1 ? WHOLE : (ways.find(({ obstacle }) => obstacle === undefined)?.day ?? WHOLE),
  );
  const [reason, setReason] = useState('');
  const way = ways.find((one) => keyOf(one) === chosen);
  const { number = order.id } = order;
  const cancellation = useMutation({
    mutationFn: (day: string | undefined) =>
      cancelOrder(client, {
        tenant,
        customerId,
        orderId: order.id,
        cancellation: {
          seenRevision: order.revision ?? 1,
          ...(day !== undefined && { deliveryDate: day }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        },
      }),
    onSuccess: (cancelled, day) => {
      queryClient.setQueryData(orderKey(gateway.scope, order.id), cancelled);
      void queryClient.invalidateQueries({ queryKey: [SCOPE_KEY] });
      toasts.say({
        tone: 'good',
        title: day === undefined ? t('done', { number }) : t('doneDay', { day: shortDate(day, locale) }),
      });
      onClose();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: orderKey(gateway.scope, order.id) }),
  });
  const hintOf = ({ obstacle, positions, day }: CancelWay): string => {
    if (obstacle === undefined) return t('positions', { count: positions });
    if (obstacle === 'PLANNED') return t('planned');
    return day === undefined || obstacle.deadline === undefined
      ? t('wholeNot', { what: partTitle(obstacle, locale, say) })
      : t('dayNot', { at: momentWords(obstacle.deadline, now, locale) });
  };
  const isPossible = way !== undefined && way.obstacle === undefined;
  return (
    <Modal
      opened
      title={t('title')}
      onClose={onClose}
      footer={
        <div className={styles['ways']}>
          <Button
            variant="danger"
            size="large"
            wide
            busy={cancellation.isPending}
            disabled={!isPossible}
            onClick={() => {
              cancellation.mutate(way?.day);
            }}
          >
            {way?.day === undefined ? t('cancelWhole') : t('cancelDay', { day: shortDate(way.day, locale) })}
          </Button>
          <Button variant="quiet" size="large" wide onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <div className={styles['question']}>
        {cancellation.isError && (
          <Notice tone="error" announce="at once">
            {t(failureOf(cancellation.error))}
          </Notice>
        )}
        <RadioField
          label={t('title')}
          labelHidden
          hint={t('free')}
          value={chosen}
          onChange={setChosen}
          options={ways.map((one) => ({
            value: keyOf(one),
            label: one.day === undefined ? t('whole') : shortDate(one.day, locale),
            hint: hintOf(one),
            disabled: one.obstacle !== undefined,
          }))}
        />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
};
