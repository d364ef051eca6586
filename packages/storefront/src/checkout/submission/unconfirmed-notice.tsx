import { Notice } from '@gastroshop/ui/feedback';
import { IconRefresh } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The answer to an order has not come: what is being done about it, and that nothing happens twice. */
export const UnconfirmedNotice = (): ReactNode => {
  const { t } = useTranslation('storefront-delivery');
  return (
    <Notice tone="info" icon={<IconRefresh size={18} />} announce="politely">
      <strong>{t('checkingTitle')}</strong> {t('checkingText')}
    </Notice>
  );
};
