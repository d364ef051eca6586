import { formatTimeLeft } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useCartDeadlines, useDeadlineWords } from '@gastroshop/storefront/delivery';
import { DeadlineBar } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const DAY_MS = 24 * 60 * 60_000;

/** Until when to order what is in the cart, and for which delivery. */
export const DeliveryDeadline = (): ReactNode => {
  const { t } = useTranslation('shell-frame');
  const { locale } = useLocale();
  const words = useDeadlineWords();
  const deadlines = useCartDeadlines();
  if (deadlines === undefined) return null;
  const { now, first } = deadlines;
  const { order, then, short } = words(deadlines, now);
  const left = Math.max(0, first.deadline - now);
  const near = left < DAY_MS;
  return (
    <DeadlineBar
      order={order}
      delivery={then}
      left={near ? t('left', { time: formatTimeLeft(left, locale) }) : undefined}
      short={{
        order: short.order,
        ...(short.bare !== short.order && { bare: short.bare }),
        delivery: short.then,
        ...(near && { left: formatTimeLeft(left, locale, true) }),
      }}
    />
  );
};
