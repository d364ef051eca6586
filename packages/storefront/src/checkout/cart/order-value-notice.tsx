import { missingOrderValue } from '@gastroshop/domain/delivery';
import { sumMoney } from '@gastroshop/domain/money';
import { formatDateInText, formatPrice } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import type { DeliveryPlan } from '../../delivery';
import type { ProductContext } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineRow } from '../lines/line-price';
import { cartTexts } from './texts';

/** What the notice takes. */
export interface OrderValueNoticeProps {
  readonly live: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  readonly context: ProductContext;
}

/** How far a delivery is from the least value it is driven for, and from being free; for those who may see prices. */
export const OrderValueNotice = ({ live, plan, context }: OrderValueNoticeProps): ReactNode => {
  const t = useTexts(cartTexts);
  const { locale } = useLocale();
  if (!context.visibility.prices) return null;
  return plan.tours.map(({ tour, delivery }) => {
    if (delivery === undefined) return null;
    const rows = live.flatMap((line) => {
      const planned = plan.lineOf(line.product.attributes);
      const row = planned?.tour.tour.name === tour.name ? lineRow(line, context) : undefined;
      return row?.kind === 'PRICED' ? [row.rowTotal] : [];
    });
    const { toMinimum, toFreeDelivery } = missingOrderValue(delivery.slot, sumMoney(rows));
    const missing = toMinimum ?? toFreeDelivery;
    if (missing === undefined) return null;
    const day = formatDateInText(delivery.date, locale, { weekday: 'short', month: 'short', year: false });
    return (
      <Notice key={tour.name} tone={toMinimum === undefined ? 'info' : 'warning'}>
        {t(toMinimum === undefined ? 'freeDelivery' : 'minimumOrder', { missing: formatPrice(missing), day })}
      </Notice>
    );
  });
};
