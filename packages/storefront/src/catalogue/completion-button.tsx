import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconShoppingCartPlus } from '@gastroshop/ui/icons';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './completion-button.module.css';
import type { WantedAmount } from './wanted-amount';

/** What the button of a suggestion takes. */
export interface CompletionButtonProps {
  readonly name: string;
  /** Undefined where an amount has to be said first. */
  readonly wanted: WantedAmount | undefined;
  /** Puts the amount into the cart. */
  readonly onPut: () => void;
  /** Asks for an amount. */
  readonly onAsk: () => void;
}

// The keyboard of the phone stays where it is: the next article is typed at once.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** On a phone in the place of the order control: one tap puts the amount it names into the cart. */
export const CompletionButton = ({ name, wanted, onPut, onAsk }: CompletionButtonProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-completion');
  if (wanted === undefined)
    return (
      <button
        type="button"
        data-compact
        className={styles['button']}
        aria-label={t('amountOf', { name })}
        onClick={onAsk}
      >
        {t('amount')}
      </button>
    );
  const amount = formatAmount(wanted.amount, wanted.unit, locale);
  return (
    <button
      type="button"
      data-compact
      className={styles['button']}
      data-proposed={wanted.from !== 'TYPED' || undefined}
      aria-label={t('putsOf', { amount, name })}
      onMouseDown={keepFocus}
      onClick={onPut}
    >
      <IconShoppingCartPlus size={18} />
      {amount}
    </button>
  );
};
