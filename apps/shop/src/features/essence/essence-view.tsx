import { CatalogueScreen, type ListScreenOptions } from '@gastroshop/storefront/catalogue';
import { ShopProvider, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ListDrawing, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EssenceActions } from './essence-actions';
import { EssenceRows } from './essence-rows';
import { LikelyToday } from './likely-today';

/** What the essence list takes. */
export interface EssenceViewProps {
  /** The search part of the address, which says what of the list is shown. */
  readonly address: string;
  /** Where the list is; `query` is the search part of the address. */
  readonly path: (query?: string) => string;
}

/** What the customer buys again and again, as the catalogue shows articles, to order in place. */
export const EssenceView = ({ address, path }: EssenceViewProps): ReactNode => {
  const { t } = useTranslation('essence');
  const shop = useShop();
  const { gateway } = shop;
  const range = gateway.paths.search();
  // Filters, categories and pages stay within the list.
  const inside = useMemo(
    () => ({ ...shop, gateway: { ...gateway, paths: { ...gateway.paths, search: path } } }),
    [shop, gateway, path],
  );
  const own: ListScreenOptions = {
    title: t('title'),
    essential: 'SHOWN_ONLY',
    actions: <EssenceActions />,
    promotions: { kind: 'ESSENCE' },
    source: 'Essence',
    empty: (
      <EmptyState
        title={t('none')}
        drawing={<ListDrawing />}
        actions={
          <Button
            variant="filled"
            render={({ className, children }) => (
              <Link className={className} href={range}>
                {children}
              </Link>
            )}
          >
            {t('toRange')}
          </Button>
        }
      >
        {t('noneText')}
      </EmptyState>
    ),
    first: <LikelyToday />,
    around: (products, rows) => <EssenceRows products={products}>{rows}</EssenceRows>,
  };
  // The list is a customer's: the whole range would stand here under its name.
  if (gateway.scope.customerId === '')
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <Loading>
          <SkeletonLines count={8} />
        </Loading>
      </>
    );
  return (
    <ShopProvider shop={inside}>
      <CatalogueScreen address={address} own={own} />
    </ShopProvider>
  );
};
