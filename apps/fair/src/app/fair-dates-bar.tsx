import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { DeadlineBar } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFair } from './fair-context';

interface Dates {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The dates in words; a phone has no room for the days of the week. */
const useDates = ({ from, to }: Dates, weekday: 'short' | 'none'): string => {
  const { t } = useTranslation('fair-app');
  const { locale } = useLocale();
  const inWords = (date: string): string =>
    formatLongDate(date, locale, { weekday, month: 'short', year: false });
  const first = from === undefined ? '' : inWords(from);
  const last = to === undefined ? '' : inWords(to);
  if (first === '' && last === '') return t('fair');
  if (last === '') return t('deliveryFrom', { first });
  return first === '' ? t('deliveryUntil', { last }) : t('deliveryBetween', { first, last });
};

/** When the fair delivers, and which day's prices it bills (FAI-2). */
export const FairDatesBar = (): ReactNode => {
  const { t } = useTranslation('fair-app');
  const { prices } = usePriceVisibility();
  const known = useFair();
  const fair = known.kind === 'KNOWN' ? known.fair : undefined;
  const dates = { from: fair?.firstPossibleDeliveryDate, to: fair?.lastPossibleDeliveryDate };
  const long = useDates(dates, 'short');
  const short = useDates(dates, 'none');
  if (fair?.isActive !== true) return null;
  const billed = fair.billingTime === 'DELIVERY_TIME' ? t('billedAtDelivery') : t('billedAtOrder');
  return <DeadlineBar order={long} delivery={prices ? billed : undefined} short={{ order: short }} />;
};
