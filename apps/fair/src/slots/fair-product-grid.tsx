import { ProductGrid, type ProductGridProps } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';

/** Articles picked by hand; a fair tells them to customers alone. */
export const FairProductGrid = (props: ProductGridProps): ReactNode =>
  useGateway().cart === undefined ? null : <ProductGrid {...props} />;
