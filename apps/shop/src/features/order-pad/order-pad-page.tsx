import { createBrowserStorage, usePageTitle } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderPadScreen } from './order-pad-screen';

const storage = createBrowserStorage(() => localStorage);

/** The pad for typed, pasted, uploaded and scanned lists; with `scan` in the address it begins with the camera. */
export const OrderPadPage = (): ReactNode => {
  const { t } = useTranslation('order-pad-page');
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  return <OrderPadScreen app="shop" storage={storage} scanning={search.has('scan')} />;
};
