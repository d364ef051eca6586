import type { Fair, PageRequestRead, SearchFilter } from '@gastroshop/api-contract';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import type { Buyer } from '../../product';

/** What is searched or browsed for, and by whom. */
export interface ProductSearchQuery {
  readonly buyer: Buyer;
  /** Without it no price may be used, not even to sort by. */
  readonly seesPrices: boolean;
  /** The number of the group is shown to the user, who may therefore find by it. */
  readonly seesGroupNumbers?: boolean | undefined;
  /** Missing or blank: everything. */
  readonly text?: string | undefined;
  readonly whitelistedSkus?: readonly string[] | undefined;
  readonly filter: SearchFilter;
  /** Takes the place of the filter's own. */
  readonly essential: EssenceFilter;
  readonly page: PageRequestRead;
  /** What is being typed is completed: the articles it most likely means are enough. */
  readonly isCompletion?: boolean | undefined;
  /**
   * Only what one of these fairs sells, at its prices; of several the first that sells it counts. Missing: the own shop.
   * The filter's `cartType` is not looked at any more.
   */
  readonly fairs?: readonly Fair[] | undefined;
}
