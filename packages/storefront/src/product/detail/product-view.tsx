import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { ErrorState } from '@gastroshop/ui/feedback';
import { Breadcrumbs } from '@gastroshop/ui/layout';
import { ProductGallery } from '@gastroshop/ui/product';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../offline';
import { useGateway } from '../../shop';
import { productQuery } from '../product-queries';
import { type OrderActionListener, useProductActions } from '../use-product-actions';
import { useProductContext } from '../use-product-context';
import { toBreadcrumbs } from './to-breadcrumbs';
import { BuyCard } from './buy-card';
import { Datasheets } from './datasheets';
import { Declarations } from './declarations';
import { toGallery } from './to-gallery';
import { ProductCompany } from './related-products';
import { ProductFacts } from './product-facts';
import { ProductHead } from './product-head';
import { productNames } from './product-names';
import styles from './product-screen.module.css';
import { RecentPurchases } from './recent-purchases';
import { Replacements } from './replacements';

/** What the page of a loaded article takes. */
export interface ProductViewProps {
  readonly product: Product;
  /** Undefined where they could not be loaded. */
  readonly details: ProductDetails | undefined;
  /** Loads the details again. */
  readonly onRetryDetails: () => void;
  readonly onOrder?: OrderActionListener | undefined;
  readonly tools?: ReactNode;
  readonly buyTools?: ReactNode;
}

/** All about one article. */
export const ProductView = (props: ProductViewProps): ReactNode => {
  const { product, details, onRetryDetails, onOrder, tools, buyTools } = props;
  const { t } = useTranslation('storefront-product-detail');
  const gateway = useGateway();
  const { paths } = gateway;
  const context = useProductContext();
  const queryClient = useQueryClient();
  const nameOf = useCallback((sku: string) => productNames(queryClient).get(sku), [queryClient]);
  const actions = useProductActions(nameOf, onOrder);
  const name = product.productDisplayName ?? product.name;
  const images = useMemo(() => toGallery(product, details), [product, details]);
  const description = product.description ?? product.shortDescription;
  return (
    <article className={styles['screen']}>
      <div className={styles['top']}>
        <Breadcrumbs items={toBreadcrumbs(product, details?.categories ?? [], paths, t('assortment'))} />
        <div className={styles['tools']}>
          <Datasheets sku={product.sku} />
          {tools}
        </div>
      </div>
      <div className={styles['hero']}>
        <div className={styles['gallery']} data-bleed={images.length === 1 || undefined}>
          <ProductGallery name={name} images={images} />
        </div>
        <div className={styles['head']}>
          <ProductHead product={product} name={name} context={context} />
          <AsOf of={[productQuery(gateway, product.sku).queryKey]} />
        </div>
        <div className={styles['buy']}>
          <BuyCard product={product} name={name} context={context} actions={actions} tools={buyTools} />
        </div>
        <div className={styles['text']}>
          {description === undefined ? null : <p className={styles['description']}>{description}</p>}
          <ProductFacts product={product} details={details} context={context} />
          <RecentPurchases sku={product.sku} />
        </div>
      </div>
      <Replacements product={product} context={context} actions={actions} />
      {details === undefined ? (
        <ErrorState title={t('detailsFailed')} onRetry={onRetryDetails} compact />
      ) : null}
      <Declarations product={product} details={details} context={context} />
      <ProductCompany product={product} context={context} actions={actions} />
    </article>
  );
};
