import type { TFunction } from 'i18next';
import type { DraftCount } from './order-draft';

type Say = TFunction<'orders-change'>;

/** What a draft comes to in words: "2 neu, 1 geändert, 1 entfernt". */
export const countWords = ({ added, changed, removed, moved }: DraftCount, t: Say): string => {
  const words = [
    moved > 0 ? t('moved') : undefined,
    added > 0 ? t('added', { count: added }) : undefined,
    changed > 0 ? t('changed', { count: changed }) : undefined,
    removed > 0 ? t('removed', { count: removed }) : undefined,
  ].filter((part) => part !== undefined);
  return words.length === 0 ? t('nothing') : words.join(', ');
};
