import type { PlanEntry } from '@gastroshop/domain/cart';
import { formatAmount } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { IconArrowRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { earlierAmount, earlierPlan } from './earlier-plan';
import type { PlanLine } from './plan-line';
import type { Planning } from './planning';
import styles from './plan-row.module.css';
import { planTexts } from './texts';

/** What the amount of earlier takes. */
export interface EarlierButtonProps {
  readonly planLine: PlanLine;
  readonly name: string;
  readonly unit: string;
  readonly dates: readonly string[];
  readonly planning: Planning;
  readonly onTake: (plan: readonly PlanEntry[]) => void;
}

/** What was ordered earlier; pressed, the same amount is planned over the days. */
export const EarlierButton = (props: EarlierButtonProps): ReactNode => {
  const { planLine, name, unit, dates, planning, onTake } = props;
  const t = useTexts(planTexts);
  const amount = earlierAmount(planLine, unit);
  const { earlier } = planLine;
  if (amount === undefined || earlier === undefined) {
    return (
      <span className={styles['earlier']} data-none>
        –
      </span>
    );
  }
  const words = formatAmount(amount, unit);
  return (
    <button
      type="button"
      className={styles['earlier']}
      aria-label={t('takeEarlier', { amount: words, name })}
      onClick={() => {
        const plan = earlierPlan(planLine, unit, dates, planning);
        if (plan.length > 0) onTake(plan);
      }}
    >
      <IconArrowRight size={14} />
      <strong>{words}</strong>
      {earlier.orders !== undefined && <small>{t('inOrders', { count: earlier.orders })}</small>}
    </button>
  );
};
