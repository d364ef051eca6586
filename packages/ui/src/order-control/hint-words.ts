import { formatNumber, type Translate } from '@gastroshop/i18n';
import { MAX_AMOUNT } from './amount-limits';
import type { EntryHint } from './hint-of';
import type { orderControlTexts } from './texts';

type Words = Translate<(typeof orderControlTexts)['texts']['de-AT']>;

type AmountHint = Extract<EntryHint, { readonly kind: 'REFUSED' | 'BELOW_MINIMUM' }>;

const refusedWords = (hint: Extract<AmountHint, { readonly kind: 'REFUSED' }>, t: Words): string => {
  const { problem, text, unit } = hint;
  switch (problem) {
    case 'FRACTION':
      return unit === '' ? t('wholeNumbers') : t('whole', { unit });
    case 'THOUSANDS':
      return t('howMany', { text });
    case 'TOO_LARGE':
      return t('atMost', { most: formatNumber(MAX_AMOUNT) });
    case 'TOO_LONG':
      return t('fiveDigits');
    case 'NEGATIVE':
      return t('noMinus');
    case 'CALCULATION':
      return t('noCalculation');
    case 'NOT_A_NUMBER':
      return t('onlyNumber');
  }
};

/** What is wrong with an amount, in a few words. */
export const hintWords = (hint: AmountHint, t: Words): string =>
  hint.kind === 'REFUSED' ? refusedWords(hint, t) : t('minimum', { quantity: hint.minimum, unit: hint.unit });

/** The amounts to choose from, with the word on each. */
export const remediesOf = (
  hint: AmountHint,
  t: Words,
): readonly { readonly amount: number; readonly label: string }[] => {
  if (hint.kind === 'BELOW_MINIMUM')
    return [{ amount: hint.minimum, label: t('raise', { quantity: hint.minimum }) }];
  return hint.offers.map((amount) => ({
    amount,
    label:
      hint.abbreviation === '' ? String(amount) : t('take', { quantity: amount, unit: hint.abbreviation }),
  }));
};
