import type { Remarks } from '@gastroshop/domain/cart';
import type { Translate } from '@gastroshop/i18n';
import type { remarkTexts } from './remark-texts';

/** What is noted of a line, in words: the note, the own number, the cost centre. */
export const remarkWords = (
  { note = '', costCentre = '', customerArticleNumber: number = '' }: Remarks,
  t: Translate<(typeof remarkTexts)['texts']['de-AT']>,
): readonly string[] =>
  [
    note,
    number === '' ? '' : t('ownNumberShort', { number }),
    costCentre === '' ? '' : `${t('costCentre')} ${costCentre}`,
  ].filter((words) => words !== '');
