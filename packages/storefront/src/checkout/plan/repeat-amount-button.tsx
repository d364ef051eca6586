import type { PlanEntry } from '@gastroshop/domain/cart';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconArrowRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { previousAmount, previousPlan } from './previous-plan';
import type { PlanLine } from './plan-line';
import type { PlanningContext } from './planning-context';
import styles from './plan-row.module.css';

/** What the amount of earlier takes. */
export interface RepeatAmountButtonProps {
  readonly planLine: PlanLine;
  readonly name: string;
  readonly unit: string;
  readonly dates: readonly string[];
  readonly planning: PlanningContext;
  readonly onTake: (plan: readonly PlanEntry[]) => void;
}

/** What was ordered earlier; pressed, the same amount is planned over the days. */
export const RepeatAmountButton = (props: RepeatAmountButtonProps): ReactNode => {
  const { locale } = useLocale();
  const { planLine, name, unit, dates, planning, onTake } = props;
  const { t } = useTranslation('storefront-plan');
  const amount = previousAmount(planLine, unit);
  const { earlier } = planLine;
  if (amount === undefined || earlier === undefined) {
    return (
      <span className={styles['earlier']} data-none>
        –
      </span>
    );
  }
  const words = formatAmount(amount, unit, locale);
  return (
    <button
      type="button"
      className={styles['earlier']}
      aria-label={t('takeEarlier', { amount: words, name })}
      onClick={() => {
        const plan = previousPlan(planLine, unit, dates, planning);
        if (plan.length > 0) onTake(plan);
      }}
    >
      <IconArrowRight size={14} />
      <strong>{words}</strong>
      {earlier.orders !== undefined && <small>{t('inOrders', { count: earlier.orders })}</small>}
    </button>
  );
};
