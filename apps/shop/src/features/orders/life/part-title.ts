import type { Locale, TextsOf, Translate } from '@gastroshop/i18n';
import { temperatureWords, type sumTexts } from '@gastroshop/storefront/checkout';
import type { OrderPart } from './order-parts';
import { shortDate } from './time-words';

type Say = Translate<TextsOf<typeof sumTexts>>;

/** A delivery of an order in words: "Do, 26. Nov. · Frische & Trocken". */
export const partTitle = ({ date, temperatures }: OrderPart, locale: Locale, say: Say): string =>
  [date === undefined ? undefined : shortDate(date, locale), temperatureWords(temperatures, say)]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
