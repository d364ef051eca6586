import type { Generated, GeneratedAlways } from 'kysely';
import type { Price, Product, ProductDetails } from '@gastroshop/api-contract';
import type { JsonColumn } from './sign-on';

/** A text in both languages; English may be missing and then shows German. */
export interface LocalTexts {
  readonly 'de-AT': string;
  readonly 'en-GB'?: string | undefined;
}

/** What the parts of an article are called in a language other than German, by their keys. */
export interface ProductLabels {
  /** By abbreviation. */
  readonly units?: Readonly<Record<string, string>> | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly salesConditions?: Readonly<Record<string, string>> | undefined;
}

/** The texts of an article in one language. */
export interface ProductTexts {
  readonly name: string;
  readonly productDisplayName?: string | undefined;
  readonly shortDescription?: string | undefined;
  readonly description?: string | undefined;
  readonly ingredients?: string | undefined;
  readonly storageNote?: string | undefined;
  /** Left out in German, whose names stand in the document. */
  readonly labels?: ProductLabels | undefined;
}

/** Texts of an article by language. */
interface ProductTextsByLocale {
  readonly 'de-AT': ProductTexts;
  readonly 'en-GB'?: Partial<ProductTexts> | undefined;
}

/** What of the wire's product is stored: neither texts nor prices nor what depends on buyer or day. */
export type ProductDocument = Omit<
  Product,
  | 'name'
  | 'productDisplayName'
  | 'shortDescription'
  | 'description'
  | 'ingredients'
  | 'storageNote'
  | 'bulkPrices'
  | 'isNew'
  | 'resolvedCategory'
  | 'isEssential'
  | 'deliverySlots'
>;

/** Details by language: English fields lie over the German ones. */
interface DetailsByLocale {
  readonly 'de-AT': Omit<ProductDetails, 'categories'>;
  readonly 'en-GB'?: Partial<Omit<ProductDetails, 'categories'>> | undefined;
}

export interface CategoryTable {
  tenant: string;
  id: string;
  parent_id: string | null;
  names: JsonColumn<LocalTexts>;
  sort_key: string;
  is_virtual: boolean;
  thumbnail_path: string | null;
  path: string[];
}

export interface SupplierTable {
  tenant: string;
  id: string;
  name: string;
  doc: JsonColumn<Readonly<Record<string, unknown>>>;
}

export interface ProductTable {
  tenant: string;
  sku: string;
  status: string;
  category_id: string;
  category_ids: string[];
  supplier_id: string | null;
  brand: string | null;
  variant_group: string | null;
  listed_on: string;
  sort_name: string;
  doc: JsonColumn<ProductDocument>;
  texts: JsonColumn<ProductTextsByLocale>;
  details: JsonColumn<DetailsByLocale>;
  gtins: string[];
  attribute_keys: string[];
  sales_conditions: string[];
  allergens_contained: number[] | null;
  allergens_traces: number[] | null;
  origins: string[];
  origin_countries: string[];
  packaging: string;
  wine_country: string | null;
  wine_region: string | null;
  wine_grapes: string[];
  recommended_skus: string[];
  has_safety_datasheet: boolean;
  is_promoted_for_cart: boolean;
}

export interface ProductPriceTable {
  id: Generated<number>;
  tenant: string;
  sku: string;
  price_list: string | null;
  customer_id: string | null;
  fair_id: string | null;
  price: JsonColumn<Price>;
  audience: GeneratedAlways<string>;
}

export interface CatalogueRevisionTable {
  tenant: string;
  part: string;
  revision: number;
}

export interface ImageTable {
  key: string;
  media_type: string;
  bytes: Buffer;
}

export interface SearchWordTable {
  id: GeneratedAlways<number>;
  word: string;
  stem: GeneratedAlways<string>;
}

export interface SearchClusterTable {
  is_only: Generated<boolean>;
  name: string;
  is_filled: Generated<boolean>;
}

export interface SearchChangeTable {
  id: GeneratedAlways<number>;
  tenant: string;
  sku: string;
  taken_until: Date | null;
}

export interface SearchProductTable {
  tenant: string;
  sku: string;
  name_words: string;
  other_words: string;
  name_length: number;
  popularity: Generated<number>;
  terms: number[];
}

export interface SearchTenantTable {
  tenant: string;
  number: GeneratedAlways<number>;
}

export interface SearchSynonymTable {
  tenant: string;
  id: GeneratedAlways<number>;
  terms: string[];
}

export interface PastSearchTable {
  tenant: string;
  user_id: string;
  folded: string;
  typed: string;
  searched_at: Date;
}
