import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './next-tier-hint.module.css';

/** What the offer of the next tier takes. */
export interface NextTierHintProps {
  /** What is missing, with its unit: "1 Ktn". */
  readonly missing: string;
  /** The price there, with its unit: "€ 12,40 / Stk". */
  readonly price: string;
  /** Called to add what is missing; without it there is no button. */
  readonly onAdd?: (() => void) | undefined;
}

/** A better price within reach, and the button that reaches it. */
export const NextTierHint = ({ missing, price, onAdd }: NextTierHintProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  return (
    <div className={styles['offer']}>
      <span>
        {t('nextTier', { missing })} <strong>{price}</strong>
      </span>
      {onAdd === undefined ? null : (
        <button
          type="button"
          className={styles['add']}
          aria-label={t('addMissing', { missing })}
          onClick={onAdd}
        >
          +{missing}
        </button>
      )}
    </div>
  );
};
