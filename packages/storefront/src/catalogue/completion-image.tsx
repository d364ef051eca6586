import type { Product } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ItemThumbnail } from '../product';

/** What the picture of a suggestion takes. */
export interface CompletionImageProps {
  readonly product: Product;
}

/** The picture of a suggested article. */
export const CompletionImage = ({ product }: CompletionImageProps): ReactNode => (
  <ItemThumbnail size="row" item={product} />
);
