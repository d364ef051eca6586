import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useCallback } from 'react';

import { useTranslation } from 'react-i18next';
import type { UnusualAmount } from './unusual-amount';

/** Says what is usual: "1–4 Stk" of a customer's own, "bis 12 Stk" of what others buy. */
export const useUsualInWords = (): ((
  usual: Pick<UnusualAmount, 'from' | 'to' | 'of'>,
  unit: string,
) => string) => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-product');
  return useCallback(
    ({ from, to, of }, unit) => {
      const most = formatAmount(to, unit, locale);
      if (of === 'TENANT') return t('upTo', { most });
      return from === to ? most : `${String(from)}–${most}`;
    },
    [t, locale],
  );
};
