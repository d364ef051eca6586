import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './price-explanation.module.css';
import { explanationStepText } from './explanation-step-line';
import type { ExplanationStepData, RejectedPriceData } from './price-steps';

/** What the explanation of a price takes. */
export interface PriceExplanationProps {
  /** The steps in the order of the calculation. */
  readonly steps: readonly ExplanationStepData[];
  /** Prices that were not chosen; left out for who may not see the extended explanation. */
  readonly rejected?: readonly RejectedPriceData[] | undefined;
}

/** Every step from the amount to what the row costs, and why other prices do not count. */
export const PriceExplanation = ({ steps, rejected = [] }: PriceExplanationProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  return (
    <div className={styles['explanation']}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const { label, detail, value, isResult, isGain } = explanationStepText(step, t);
          return (
            <li
              key={`${step.step} ${index}`}
              className={styles['step']}
              data-result={isResult === true || undefined}
              data-gain={isGain === true || undefined}
            >
              <span>
                {label}
                {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
              </span>
              <span className={styles['value']}>{value}</span>
            </li>
          );
        })}
      </ol>
      {rejected.length === 0 ? null : (
        <>
          <h3 className={styles['title']}>{t('rejected')}</h3>
          <ul className={styles['steps']}>
            {rejected.map(({ basis, price, reason, from = '' }, index) => (
              <li key={`${basis} ${price} ${index}`} className={styles['step']} data-rejected>
                <span>
                  {t(`basis_${basis}`)}
                  <span className={styles['detail']}>
                    {reason === 'BELOW_TIER' ? t('reason_BELOW_TIER', { from }) : t(`reason_${reason}`)}
                  </span>
                </span>
                <span className={styles['value']}>{price}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
