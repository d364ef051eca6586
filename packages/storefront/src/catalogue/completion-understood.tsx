import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { formatAmount, formatNumber } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { KeyCap, UnderstoodLine } from '@gastroshop/ui/search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WantedAmount } from './wanted-amount';

/** What the line above the suggestions is made of. */
export interface CompletionUnderstoodProps {
  readonly typed: AmountAndQuery;
  /** Name of the unit that was typed. */
  readonly unitName: string | undefined;
  /** The article Enter puts into the cart at once; missing where it marks one first. */
  readonly name: string | undefined;
  readonly wanted: WantedAmount | undefined;
  /** How many articles match, where that is known. */
  readonly productCount: number | undefined;
  /** Called to have all that was typed searched for as words. */
  readonly onWords: () => void;
}

/** What was understood of what was typed, and what Enter will do; nothing where there is nothing to say. */
export const CompletionUnderstood = (props: CompletionUnderstoodProps): ReactNode => {
  const { locale } = useLocale();
  const { typed, unitName, name, wanted, productCount, onWords } = props;
  const { t } = useTranslation('storefront-completion');
  const { amount, text } = typed;
  const tokens =
    amount === undefined
      ? []
      : [
          { text: formatNumber(amount), onUndo: onWords },
          ...(unitName === undefined ? [] : [{ text: unitName, onUndo: onWords }]),
          { text },
        ];
  const hint =
    name === undefined || wanted === undefined ? undefined : (
      <>
        <KeyCap>Enter</KeyCap> {t('puts')}{' '}
        <strong>
          {t(wanted.from === 'USUAL' ? 'usualLine' : 'typedLine', {
            amount: formatAmount(wanted.amount, wanted.unit, locale),
            name,
          })}
        </strong>{' '}
        {t('intoCart')}
      </>
    );
  const count = productCount === undefined ? undefined : t('hits', { count: productCount });
  return tokens.length === 0 && hint === undefined ? null : (
    <UnderstoodLine tokens={tokens} hint={hint} count={count} />
  );
};
