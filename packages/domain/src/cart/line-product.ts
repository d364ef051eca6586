import type { ProductStatus } from '../product';
import type { Unit } from '../quantity';

/** What a cart line needs to know of its article. */
export interface LineProduct {
  readonly name: string;
  readonly status: ProductStatus;
  /** Whether the customer's assortment leaves the article out. */
  readonly restricted?: boolean | undefined;
  /** Storage units. Missing: no minimum. */
  readonly minSaleQuantity?: number | undefined;
  readonly units: readonly Unit[];
}
