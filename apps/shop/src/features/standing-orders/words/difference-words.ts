import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { OccurrenceDifference } from '@gastroshop/domain/standing-orders';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { StandingWords } from './rhythm-words';

const amountOf = ({ amount, unitAbbreviation }: StandingOrderLine, locale: Locale): string =>
  formatAmount(amount, unitAbbreviation, locale);

/** What differs one time, in a few words. */
export const differenceWords = (
  difference: OccurrenceDifference<StandingOrderLine>,
  t: StandingWords,
  locale: Locale,
): string => {
  switch (difference.kind) {
    case 'ADDED':
      return t('added', { name: difference.now.name, amount: amountOf(difference.now, locale) });
    case 'CHANGED':
      return t('changed', {
        name: difference.now.name,
        before: amountOf(difference.before, locale),
        now: amountOf(difference.now, locale),
      });
    case 'REMOVED':
      return t('removed', { name: difference.before.name });
  }
};
