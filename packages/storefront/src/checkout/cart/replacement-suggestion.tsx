import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineActions } from './line-actions';
import styles from './line-status.module.css';
import { useReplacement } from './use-replacement';

/** What the remedy takes. */
export interface ReplacementSuggestionProps {
  readonly line: CheckoutLine;
  readonly actions: LineActions;
}

/** Offers another article in the second line of a row, with one tap. */
export const ReplacementSuggestion = ({ line, actions }: ReplacementSuggestionProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const other = useReplacement(line);
  if (other === undefined) return null;
  const { name, sku, amount, unit } = other;
  return (
    <button
      type="button"
      className={styles['remedy']}
      title={name}
      onClick={() => {
        actions.replace(line, sku, { amount, unit });
      }}
    >
      {t('replace', { name })}
    </button>
  );
};
