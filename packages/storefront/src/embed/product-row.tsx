import type { Product } from '@gastroshop/api-contract';
import {
  ProductRow as KitRow,
  type ProductRowProps as KitRowProps,
  ProductRowSkeleton,
} from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { OneProduct } from './one-product';
import { useEmbeddedProduct } from './use-embedded-product';

/** What the row of a product takes. */
export interface ProductRowProps extends Pick<KitRowProps, 'density' | 'semantics'> {
  /** Number of the product. */
  readonly sku: string;
}

type RowProps = Omit<ProductRowProps, 'sku'> & { readonly product: Product };

const Row = ({ product, semantics = 'none', density }: RowProps): ReactNode => {
  const { summary, ...rest } = useEmbeddedProduct(product);
  return <KitRow product={summary} {...rest} semantics={semantics} density={density} />;
};

/**
 * A product in a line, with what it costs and an order control for those who may see and use them. Inside a list of the site
 * `semantics="listitem"` makes it one of its entries.
 *
 * @example
 * <ProductRow sku="100100" />
 */
export const ProductRow = ({ sku, ...look }: ProductRowProps): ReactNode => (
  <OneProduct sku={sku} waiting={<ProductRowSkeleton density={look.density} withPrices={false} />}>
    {(product) => <Row product={product} {...look} />}
  </OneProduct>
);
