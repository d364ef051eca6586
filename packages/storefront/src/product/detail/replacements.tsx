import type { Product } from '@gastroshop/api-contract';
import type { ProductActions } from '@gastroshop/ui/product';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import type { ProductContext } from '../../product-data';
import { productsQuery } from '../product-queries';
import { ProductCards } from './product-cards';
import { replacementSkus } from './replacement-skus';

/** What the replacements of an article take. */
export interface ReplacementsProps {
  readonly product: Product;
  readonly context: ProductContext;
  readonly actions: ProductActions;
}

/** What to order in place of an article that cannot be had. */
export const Replacements = ({ product, context, actions }: ReplacementsProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { data = [] } = useQuery(productsQuery(useGateway(), replacementSkus(product)));
  return <ProductCards title={t('instead')} products={data} context={context} actions={actions} />;
};
