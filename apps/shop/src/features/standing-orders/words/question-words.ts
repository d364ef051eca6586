import type { OccurrenceQuestion } from '@gastroshop/api-contract';
import { formatNumber, formatPrice } from '@gastroshop/i18n';
import type { StandingWords } from './rhythm-words';

/** What an occurrence asks, in a sentence; without money for who sees none. */
export const questionWords = (
  { kind, name = '', price, net, smallestAmount = 0 }: OccurrenceQuestion,
  t: StandingWords,
): string => {
  const change = price && {
    before: formatPrice(price.before),
    now: formatPrice(price.now),
    percent: formatNumber(price.percent),
  };
  switch (kind) {
    case 'PRICE_RISE':
      return change === undefined ? t('asksPriceBlind', { name }) : t('asksPrice', { name, ...change });
    case 'SUM_RISE':
      return change === undefined ? t('asksSumBlind') : t('asksSum', change);
    case 'MISSING':
      return t('asksMissing', { name });
    case 'NOT_COUNTED':
      return t('asksCount', { name, count: 1 });
    case 'ALLERGENS':
      return t('asksAllergens', { name });
    case 'AMOUNT_TOO_SMALL':
      return t('asksAmount', { name, smallest: smallestAmount });
    case 'ORDER_VALUE':
      return net === undefined ? t('asksValueBlind') : t('asksValue', { missing: formatPrice(net) });
    case 'NOTHING_LEFT':
      return t('asksNothing');
  }
};
