import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { AttributeBadge, groupDigits, ProductBanner } from '@gastroshop/ui/product';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../shop';
import { productBannerOf, type ProductContext, toBadges } from '../../product-data';
import { supplierQuery } from '../product-queries';
import styles from './product-head.module.css';

/** What the head of the page of an article takes. */
export interface ProductHeadProps {
  readonly product: Product;
  readonly name: string;
  readonly context: ProductContext;
}

/** Number (PRD-1), supplier, name, banner and badges (PRD-4, PRD-7) of an article. */
export const ProductHead = ({ product, name, context }: ProductHeadProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { client, gateway } = useShop();
  const { data: supplier } = useQuery(supplierQuery(client, gateway.scope, product.supplierId));
  const banner = useMemo(() => productBannerOf(product, context), [product, context]);
  const badges = toBadges(product, banner, context.locale);
  const number = groupDigits(displayedProductId(product, context.crossTenantNumbers));
  return (
    <header className={styles['head']}>
      <p className={styles['meta']}>
        {t('number', { number })}
        {supplier === undefined || supplier === null ? null : ` · ${supplier.name}`}
      </p>
      <h1 className={styles['name']}>{name}</h1>
      {banner === undefined && badges.length === 0 ? null : (
        <div className={styles['badges']}>
          {banner === undefined ? null : <ProductBanner banner={banner} large />}
          {badges.map((badge) => (
            <AttributeBadge key={badge.key} badge={badge} large />
          ))}
        </div>
      )}
    </header>
  );
};
