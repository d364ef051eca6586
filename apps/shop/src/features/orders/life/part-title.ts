import type { Locale } from '@gastroshop/i18n';
import { temperatureWords } from '@gastroshop/storefront/checkout';
import type { TFunction } from 'i18next';
import type { OrderPart } from './order-parts';
import { shortDate } from './time-words';

type Say = TFunction<'storefront-sums'>;

/** A delivery of an order in words: "Do, 26. Nov. · Frische & Trocken". */
export const partTitle = ({ date, temperatures }: OrderPart, locale: Locale, say: Say): string =>
  [date === undefined ? undefined : shortDate(date, locale), temperatureWords(temperatures, say)]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
