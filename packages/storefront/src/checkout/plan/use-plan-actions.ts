import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartActions } from '../../cart';
import { initialAmount, unitOf } from '../../product';
import type { PlanActions, PlanUpdate } from './plan-actions';
import { plannedAmount } from './plan-entries';

/** What buyers do with the lines of a plan, bound to the cart. */
export const usePlanActions = (): PlanActions => {
  const { t } = useTranslation('storefront-plan');
  const toasts = useToasts();
  const { setLine } = useCartActions();
  return useMemo<PlanActions>(() => {
    const warn = (text: string): void => {
      toasts.say({ tone: 'warning', title: text, life: WARNING_TOAST_MS });
    };
    const write = ({ planLine: { product, line }, plan, unit }: PlanUpdate): (() => void) | undefined => {
      const sold = unitOf(product, unit);
      const minimum = sold === undefined ? 1 : initialAmount(product, sold);
      const entries = plan.map(({ date, amount }) => ({ date, amount: Math.max(amount, minimum) }));
      if (plan.some(({ amount }) => amount < minimum)) {
        const name = product.productDisplayName ?? product.name;
        warn(t('raised', { name, minimum, unit }));
      }
      if (entries.length > 0)
        return setLine(product.sku, { amount: plannedAmount(entries), unit, plan: entries });
      return line && setLine(product.sku, { amount: 0, unit });
    };
    return {
      set: write,
      setAll: (all) => {
        const undos = all.map(write);
        toasts.say({
          tone: 'good',
          title: t('spreadDone', { count: all.length }),
          action: {
            label: t('undo'),
            onAction: () => {
              for (const undo of undos) undo?.();
            },
          },
        });
      },
      warn,
    };
  }, [t, toasts, setLine]);
};
