import type { Price } from '@gastroshop/api-contract';
import type { ProductStatus } from '@gastroshop/domain/product';
import type { ProductDocument } from '../../db';
import type { MasterProduct } from '../assortment';

/** An article as a branch sells it. */
export interface BranchProduct {
  readonly master: MasterProduct;
  readonly tenant: string;
  readonly sku: string;
  readonly status: ProductStatus;
  readonly listedOn: string;
  readonly doc: ProductDocument;
  readonly categoryIds: readonly string[];
  readonly recommendedSkus: readonly string[];
  readonly isPromotedForCart: boolean;
  /** Picked by the branch, whatever the article costs: everybody may know it, also who may not see prices. */
  readonly isRecommended: boolean;
  readonly prices: readonly AddressedPrice[];
}

/** A price and whom it is for: everybody, a price list, a customer; in a fair or not. */
export interface AddressedPrice {
  readonly price: Price;
  readonly priceList?: string | undefined;
  readonly customerId?: string | undefined;
  readonly fairId?: string | undefined;
}
