import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { TourName } from '@gastroshop/domain/delivery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { ReplacementButton } from './replacement-button';
import type { LineActions } from './line-actions';

/** What the notice takes. */
export interface MissedDeliveryNoticeProps {
  readonly live: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  /** Chooses the day everything can come on. */
  readonly onChooseDay: (tour: TourName, date: string) => void;
  /** Without them the lines can only be delivered later. */
  readonly actions?: LineActions | undefined;
}

/** What cannot come along, before it is ordered, and the ways to mend it. */
export const MissedDeliveryNotice = ({
  live,
  plan,
  onChooseDay,
  actions,
}: MissedDeliveryNoticeProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { locale } = useLocale();
  const late = live.flatMap((line) => {
    const planned = line.plan === undefined ? plan.lineOf(line.product.attributes) : undefined;
    return planned?.isApart === true && planned.date !== undefined
      ? [{ line, planned, date: planned.date, orderDay: planned.tour.delivery?.date }]
      : [];
  });
  const [first] = late;
  if (first?.orderDay === undefined) return null;
  const inWords = (date: string) =>
    formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });
  const latest =
    late
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? first.date;
  const orderDay = inWords(first.orderDay);
  const { line, planned } = first;
  return (
    <Notice
      tone="warning"
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              onChooseDay(planned.tour.tour.name, latest);
            }}
          >
            {t('deliverAllOn', { day: inWords(latest) })}
          </Button>
          {late.length === 1 && actions !== undefined && (
            <>
              <ReplacementButton line={line} actions={actions} />
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  actions.remove(line);
                }}
              >
                {t('takeOut')}
              </Button>
            </>
          )}
        </>
      }
    >
      {late.length === 1
        ? t('late', {
            name: line.product.productDisplayName ?? line.product.name,
            orderDay,
            day: inWords(first.date),
          })
        : t('lateSeveral', { count: late.length, orderDay })}
    </Notice>
  );
};
