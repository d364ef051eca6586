import type { StorefrontRemarksTexts } from '../i18next-resources';
import type { Remarks } from '@gastroshop/domain/cart';
import type { Translate } from '@gastroshop/i18n';

/** What is noted of a line, in words: the note, the own number, the cost centre. */
export const remarkWords = (
  { note = '', costCentre = '', customerArticleNumber: number = '' }: Remarks,
  t: Translate<StorefrontRemarksTexts>,
): readonly string[] =>
  [
    note,
    number === '' ? '' : t('ownNumberShort', { number }),
    costCentre === '' ? '' : `${t('costCentre')} ${costCentre}`,
  ].filter((words) => words !== '');
