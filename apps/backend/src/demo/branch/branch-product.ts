import type { ProductStatus } from '@gastroshop/domain/product';
import type { ProductDocument } from '../../db';
import type { PriceLine, ProductLine } from '../../import';
import type { GroupProduct } from '../assortment';

/** An article as a branch sells it. */
export interface BranchProduct {
  readonly group: GroupProduct;
  readonly tenant: string;
  readonly sku: string;
  readonly status: ProductStatus;
  readonly listedOn: string;
  /** What the branch imports. */
  readonly line: ProductLine;
  /** What of the line becomes the article's document. */
  readonly doc: ProductDocument;
  /** Picked by the branch, whatever the article costs: everybody may know it, also who may not see prices. */
  readonly isRecommended: boolean;
  readonly prices: readonly PriceLine[];
}
