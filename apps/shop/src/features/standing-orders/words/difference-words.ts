import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { OccurrenceDifference } from '@gastroshop/domain/standing-orders';
import { formatAmount } from '@gastroshop/i18n';
import type { StandingWords } from './rhythm-words';

const amountOf = ({ amount, unitAbbreviation }: StandingOrderLine): string =>
  formatAmount(amount, unitAbbreviation);

/** What differs one time, in a few words. */
export const differenceWords = (
  difference: OccurrenceDifference<StandingOrderLine>,
  t: StandingWords,
): string => {
  switch (difference.kind) {
    case 'ADDED':
      return t('added', { name: difference.now.name, amount: amountOf(difference.now) });
    case 'CHANGED':
      return t('changed', {
        name: difference.now.name,
        before: amountOf(difference.before),
        now: amountOf(difference.now),
      });
    case 'REMOVED':
      return t('removed', { name: difference.before.name });
  }
};
