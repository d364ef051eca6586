import type { Product } from '@gastroshop/api-contract';
import { Loading, Skeleton } from '@gastroshop/ui/feedback';
import type { ProductActions } from '@gastroshop/ui/product';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import type { ProductContext } from '../../product-data';
import { recommendationsQuery, variantsQuery } from '../product-queries';
import styles from './product-cards.module.css';
import { ProductCards } from './product-cards';
import { replacementSkus } from './replacement-skus';

/** What the articles around an article take. */
export interface ProductCompanyProps {
  readonly product: Product;
  readonly context: ProductContext;
  readonly actions: ProductActions;
}

/** Cards of a row, as many as a wide screen shows side by side. */
const MOST_VARIANTS = 8;

const bones = Array.from({ length: 4 }, (_, index) => index);

/** The other variants of an article and what goes with it, both at once, so that nothing moves. */
export const ProductCompany = ({ product, context, actions }: ProductCompanyProps): ReactNode => {
  const { sku } = product;
  const { t } = useTranslation('storefront-product-detail');
  const gateway = useGateway();
  const variants = useQuery(variantsQuery(gateway, sku));
  const recommendations = useQuery(recommendationsQuery(gateway, sku));
  if (variants.isPending || recommendations.isPending)
    return (
      <Loading label={t('recommendationsLoading')}>
        <div className={styles['cards']}>
          {bones.map((bone) => (
            <Skeleton key={bone} shape="outline" height={145} />
          ))}
        </div>
      </Loading>
    );
  // What is offered in place of it stands further up.
  const above = new Set([sku, ...replacementSkus(product)]);
  const others: readonly Product[] = (variants.data ?? []).filter((variant) => !above.has(variant.sku));
  const shown = new Set([...above, ...others.map((variant) => variant.sku)]);
  return (
    <>
      <ProductCards
        title={t('variants')}
        products={others.slice(0, MOST_VARIANTS)}
        context={context}
        actions={actions}
      />
      <ProductCards
        title={t('recommendations')}
        products={(recommendations.data ?? []).filter((other) => !shown.has(other.sku))}
        context={context}
        actions={actions}
      />
    </>
  );
};
