import { formatNumber, formatUnit, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import { MAX_AMOUNT } from './amount-limits';
import type { EntryEvent } from './entry-transition';
import type { OrderHintState } from './hint-of';

type Words = TFunction<'ui-order-control'>;

type AmountHint = Extract<OrderHintState, { readonly kind: 'REFUSED' | 'UNUSUAL' | 'BELOW_MINIMUM' }>;

const refusedWords = (
  hint: Extract<AmountHint, { readonly kind: 'REFUSED' }>,
  t: Words,
  locale: Locale,
): string => {
  const { problem, text, unit } = hint;
  switch (problem) {
    case 'FRACTION':
      return unit === '' ? t('wholeNumbers') : t('whole', { unit: formatUnit(unit, locale, true) });
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
export const hintWords = (hint: AmountHint, t: Words, locale: Locale): string => {
  switch (hint.kind) {
    case 'REFUSED':
      return refusedWords(hint, t, locale);
    case 'UNUSUAL':
      return t('usually', { usual: hint.usual });
    case 'BELOW_MINIMUM':
      return t('minimum', {
        quantity: hint.minimum,
        unit: formatUnit(hint.unit, locale, hint.minimum !== 1),
      });
  }
};

/** What a remedy does, with the word on it. */
interface LabelledEvent {
  readonly event: EntryEvent;
  readonly label: string;
}

/** What can be answered. */
export const remediesOf = (hint: AmountHint, t: Words, locale: Locale): readonly LabelledEvent[] => {
  if (hint.kind === 'BELOW_MINIMUM') {
    const { minimum } = hint;
    return [{ event: { kind: 'SET', amount: minimum }, label: t('raise', { quantity: minimum }) }];
  }
  const { abbreviation: unit } = hint;
  const amounts = (hint.kind === 'REFUSED' ? hint.offers : [hint.instead]).map((amount): LabelledEvent => ({
    event: { kind: 'SET', amount },
    label:
      unit === ''
        ? String(amount)
        : t('take', { quantity: amount, unit: formatUnit(unit, locale, amount !== 1) }),
  }));
  return hint.kind === 'REFUSED'
    ? amounts
    : [{ event: { kind: 'CONFIRM' }, label: t('meant', { quantity: hint.amount }) }, ...amounts];
};
