import { defineNamespace } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { createBrowserStorage, usePageTitle } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OrderPadScreen } from './order-pad-screen';
import type { OrderPadPageTexts } from '../../i18next-resources';
import de from './texts/order-pad-page.de.json';
import en from './texts/order-pad-page.en.json';

const storage = createBrowserStorage(() => localStorage);

const pageTexts = defineNamespace<OrderPadPageTexts>('order-pad-page', { de, en });

/** The pad for typed, pasted, uploaded and scanned lists; with `scan` in the address it begins with the camera. */
export const OrderPadPage = (): ReactNode => {
  const t = useTexts(pageTexts);
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  return <OrderPadScreen app="shop" storage={storage} scanning={search.has('scan')} />;
};
