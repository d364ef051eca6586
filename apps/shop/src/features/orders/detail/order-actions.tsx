import type { Order } from '@gastroshop/api-contract';
import { useOrderPdf } from '@gastroshop/storefront/checkout';
import { useFeatures } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import {
  IconBookmark,
  IconFileTypePdf,
  IconPrinter,
  IconRefresh,
  IconRotateClockwise,
} from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What can be done with an order. */
export interface OrderActionsProps {
  readonly order: Order;
  /** How many lines are chosen; 0 stands for all. */
  readonly chosen: number;
  readonly onAgain: () => void;
  readonly onSaveTemplate: () => void;
  readonly onRegularly: () => void;
}

/** What can be done with an order: order it again, once or regularly, keep it as a template, print it, have it as a file. */
export const OrderActions = (props: OrderActionsProps): ReactNode => {
  const { order, chosen, onAgain, onSaveTemplate, onRegularly } = props;
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('standing-orders');
  const toasts = useToasts();
  const has = useFeatures();
  const pdf = useOrderPdf(order);
  const canRepeat = order.orderItems.length > 0;
  return (
    <>
      <IconButton
        outline
        label={t('print')}
        icon={<IconPrinter size={18} />}
        onClick={() => {
          window.print();
        }}
      />
      <IconButton
        outline
        label={t('pdf')}
        icon={<IconFileTypePdf size={18} />}
        disabled={pdf.isPending}
        onClick={() => {
          pdf.mutate(undefined, {
            onError: () => {
              toasts.say({ tone: 'error', title: t('pdfFailed') });
            },
          });
        }}
      />
      {canRepeat && (
        <>
          {has('ORDER_TEMPLATES') && (
            <IconButton
              outline
              label={t('saveTemplate')}
              icon={<IconBookmark size={18} />}
              onClick={onSaveTemplate}
            />
          )}
          {has('STANDING_ORDERS') && (
            <Button icon={<IconRefresh size={18} />} onClick={onRegularly}>
              {words('regularly')}
            </Button>
          )}
          <Button variant="filled" icon={<IconRotateClockwise size={18} />} onClick={onAgain}>
            {chosen === 0 ? t('again') : t('againChosen', { count: chosen })}
          </Button>
        </>
      )}
    </>
  );
};
