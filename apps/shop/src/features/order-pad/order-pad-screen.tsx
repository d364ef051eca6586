import { createBrowserStorage, usePageTitle } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderPadView } from './order-pad-view';

const storage = createBrowserStorage(() => localStorage);

/** The pad for typed, pasted, uploaded and scanned lists; with `scan` in the address it begins with the camera. */
export const OrderPadScreen = (): ReactNode => {
  const { t } = useTranslation('order-pad-page');
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  return <OrderPadView app="shop" storage={storage} scanning={search.has('scan')} />;
};
