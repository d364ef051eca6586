import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { OccurrenceDifference } from '@gastroshop/domain/standing-orders';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { StandingWords } from './rhythm-words';

/** How much of a line comes: its amount, or what fills a stock up. */
export const comingAmount = (
  { amount, unitAbbreviation, par }: StandingOrderLine,
  t: StandingWords,
  locale: Locale,
): string =>
  par === undefined
    ? formatAmount(amount, unitAbbreviation, locale)
    : t('upTo', { amount: formatAmount(par, unitAbbreviation, locale) });

/** What differs one time, in a few words. */
export const differenceWords = (
  difference: OccurrenceDifference<StandingOrderLine>,
  t: StandingWords,
  locale: Locale,
): string => {
  switch (difference.kind) {
    case 'ADDED':
      return t('added', { name: difference.now.name, amount: comingAmount(difference.now, t, locale) });
    case 'CHANGED':
      return t('changed', {
        name: difference.now.name,
        before: comingAmount(difference.before, t, locale),
        now: comingAmount(difference.now, t, locale),
      });
    case 'REMOVED':
      return t('removed', { name: difference.before.name });
  }
};
