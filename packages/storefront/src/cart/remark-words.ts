import type { Remarks } from '@gastroshop/domain/cart';
import type { TFunction } from 'i18next';

/** What is noted of a line, in words: the note, the own number, the cost centre. */
export const remarkWords = (
  { note = '', costCentre = '', customerArticleNumber: number = '' }: Remarks,
  t: TFunction<'storefront-remarks'>,
): readonly string[] =>
  [
    note,
    number === '' ? '' : t('ownNumberShort', { number }),
    costCentre === '' ? '' : `${t('costCentre')} ${costCentre}`,
  ].filter((words) => words !== '');
