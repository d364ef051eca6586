import type { Product } from '@gastroshop/api-contract';
import type { DecimalString } from '@gastroshop/domain/money';
import { formatNumber } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountDoubt } from './look-up-product';

/** What is told of an amount that is not counted. */
export interface DoubtfulAmount {
  readonly doubt?: CountDoubt | undefined;
  readonly product: Product;
  /** What was typed or scanned. */
  readonly text: string;
  /** What was counted of it before it could be looked up. */
  readonly noted?: DecimalString | undefined;
}

/** Says why the amount of an article is still open; nothing where it is not in doubt. */
export const useSayDoubt = (): ((doubtful: DoubtfulAmount) => void) => {
  const { t } = useTranslation('stock-count');
  const toasts = useToasts();
  return useCallback(
    ({ doubt, product: { name }, text, noted }) => {
      if (doubt === undefined) return;
      const why =
        doubt.kind === 'SIMILAR'
          ? t('similar', { text, name })
          : (doubt.sentence ?? t('otherUnit', { text, name }));
      const before = noted === undefined ? [] : [t('noted', { amount: formatNumber(noted) })];
      toasts.say({ tone: 'warning', title: t('amountOpen'), text: [why, ...before].join(' ') });
    },
    [t, toasts],
  );
};
