import { defineTexts } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { createBrowserStorage, usePageTitle } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OrderPadScreen } from './order-pad-screen';

const storage = createBrowserStorage(() => localStorage);

const pageTexts = defineTexts('shop-order-pad', {
  de: { title: 'Bestellblock' },
  en: { title: 'Order pad' },
});

/** The pad for typed, pasted, uploaded and scanned lists; with `scan` in the address it begins with the camera. */
export const OrderPadPage = (): ReactNode => {
  const t = useTexts(pageTexts);
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  return <OrderPadScreen app="shop" storage={storage} scanning={search.has('scan')} />;
};
