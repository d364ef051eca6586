import type { OrdersChangeTexts } from '../../../i18next-resources';
import type { Translate } from '@gastroshop/i18n';
import type { DraftCount } from './order-draft';

type Say = Translate<OrdersChangeTexts>;

/** What a draft comes to in words: "2 neu, 1 geändert, 1 entfernt". */
export const countWords = ({ added, changed, removed }: DraftCount, t: Say): string => {
  const words = [
    added > 0 ? t('added', { count: added }) : undefined,
    changed > 0 ? t('changed', { count: changed }) : undefined,
    removed > 0 ? t('removed', { count: removed }) : undefined,
  ].filter((part) => part !== undefined);
  return words.length === 0 ? t('nothing') : words.join(', ');
};
