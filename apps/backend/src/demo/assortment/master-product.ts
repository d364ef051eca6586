import type { ProductDocument, ProductTextsByLocale, DetailsByLocale } from '../../db';
import type { ProductPicture } from '../../pictures';
import type { Draft } from './draft';

/** What of an article's document every branch shares; numbers and status are a branch's own. */
type MasterDocument = Omit<
  ProductDocument,
  'sku' | 'crossTenantProductId' | 'status' | 'shopAvailability' | 'replacementSkus'
>;

/** An article of the group's assortment. */
export interface MasterProduct {
  readonly index: number;
  readonly draft: Draft;
  readonly crossTenantId: string;
  readonly doc: MasterDocument;
  readonly texts: ProductTextsByLocale;
  readonly details: DetailsByLocale;
  readonly picture: ProductPicture;
  /** Country it comes from, by code. */
  readonly country: string;
  readonly categoryIds: readonly string[];
  readonly supplierId: string;
  /** Net euro before a branch's own calculation. */
  readonly price: number;
}
