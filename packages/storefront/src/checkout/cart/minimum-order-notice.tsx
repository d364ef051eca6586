import { findDelivery, type DeliverySlot, orderValueGap } from '@gastroshop/domain/delivery';
import { sumMoney } from '@gastroshop/domain/money';
import { formatLongDate, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Notice } from '@gastroshop/ui/feedback';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineContext } from '../lines/line-price';
import { splitLineByDay } from '../totals/split-line-by-day';

/** What the notice takes. */
export interface MinimumOrderNoticeProps {
  readonly live: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  readonly context: LineContext;
}

interface Drive {
  readonly date: string;
  readonly slot: DeliverySlot;
  readonly sums: string[];
}

/** Every drive the goods come with, and what is on it; lines that come apart are driven with the rest. */
const drivesOf = ({ live, plan, context }: MinimumOrderNoticeProps): readonly Drive[] => {
  const drives = new Map<string, Drive>();
  for (const share of live.flatMap((line) => splitLineByDay(line, plan, context))) {
    const tour = plan.lineOf(share.line.product.attributes)?.tour;
    const date = share.line.plan === undefined ? tour?.delivery?.date : share.date;
    const slot =
      tour === undefined || date === undefined
        ? undefined
        : (findDelivery(tour.schedule, date) ?? tour.delivery)?.slot;
    if (tour === undefined || date === undefined || slot === undefined) continue;
    const key = `${tour.tour.name} ${date}`;
    const drive = drives.get(key) ?? { date, slot, sums: [] };
    drives.set(key, drive);
    drive.sums.push(share.net ?? '0');
  }
  return [...drives.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
};

/** How far a delivery is from the least value it is driven for, and from being free; for those who may see prices. */
export const MinimumOrderNotice = ({ live, plan, context }: MinimumOrderNoticeProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { locale } = useLocale();
  const calm = useDeferredValue(live);
  const drives = useMemo(() => drivesOf({ live: calm, plan, context }), [calm, plan, context]);
  if (!context.visibility.prices) return null;
  return drives.map(({ date, slot, sums }) => {
    const { toMinimum, toFreeDelivery } = orderValueGap(slot, sumMoney(sums));
    const missing = toMinimum ?? toFreeDelivery;
    if (missing === undefined) return null;
    const day = formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });
    return (
      <Notice key={`${slot.id ?? ''} ${date}`} tone={toMinimum === undefined ? 'info' : 'warning'}>
        {t(toMinimum === undefined ? 'freeDelivery' : 'minimumOrder', { missing: formatPrice(missing), day })}
      </Notice>
    );
  });
};
