import type { StandingOccurrence } from '@gastroshop/api-contract';
import { formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useToasts } from '@gastroshop/ui/feedback';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingActions } from '../data/use-standing-actions';
import { shortDay } from '../words/rhythm-words';

/** An occurrence somebody wants ordered now, perhaps without some articles. */
export interface WantedOccurrence {
  readonly occurrence: StandingOccurrence;
  readonly withoutSkus: readonly string[] | undefined;
}

/** What the dialog takes. */
export interface OrderOccurrenceDialogProps {
  readonly wanted: WantedOccurrence;
  readonly submit: StandingActions['submit'];
  readonly onClose: () => void;
}

/** Asks once, with day and sum, before one delivery is ordered now. */
export const OrderOccurrenceDialog = ({ wanted, submit, onClose }: OrderOccurrenceDialogProps): ReactNode => {
  const { occurrence, withoutSkus } = wanted;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { prices } = usePriceVisibility();
  const toasts = useToasts();
  const { date, deliveryDay = date, net } = occurrence;
  const day = shortDay(deliveryDay, locale);
  return (
    <ConfirmDialog
      opened
      title={t('orderQuestion', { day })}
      confirmLabel={t('orderNow')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        submit.mutate(
          { date, withoutSkus },
          {
            onSuccess: () => {
              toasts.say({ tone: 'good', title: t('orderedSaid', { day }) });
            },
          },
        );
      }}
    >
      {prices && net !== undefined && withoutSkus === undefined
        ? t('orderText', { sum: formatPrice(net) })
        : t('orderTextBlind')}
    </ConfirmDialog>
  );
};
