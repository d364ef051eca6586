import type { Price, ProductDetails } from '@gastroshop/api-contract';
import { effectiveStatus } from '@gastroshop/domain/product';
import type { ProductDocument, ProductTexts, Queries } from '../db';
import { indexCatalogue } from '../modules/catalogue';

/** An article to plant; what is left out is plain. */
export interface PlantedProduct {
  readonly tenant?: string | undefined;
  readonly sku: string;
  readonly name: string;
  readonly english?: Partial<ProductTexts> | undefined;
  readonly texts?: Partial<ProductTexts> | undefined;
  readonly categoryId?: string | undefined;
  /** Ids from the root to the category, and of virtual ones. */
  readonly categoryIds?: readonly string[] | undefined;
  readonly brand?: string | undefined;
  readonly variantGroup?: string | undefined;
  readonly listedOn?: string | undefined;
  readonly doc?: Partial<ProductDocument> | undefined;
  readonly details?: Partial<ProductDetails> | undefined;
  readonly recommendedSkus?: readonly string[] | undefined;
  readonly hasSafetyDatasheet?: boolean | undefined;
  readonly isPromotedForCart?: boolean | undefined;
  /** Prices for everybody. */
  readonly prices?: readonly Price[] | undefined;
}

const PIECE = {
  name: 'Stück',
  abbreviation: 'ST',
  ratio: 1,
  isDefault: true,
  isVisible: true,
  isStorageUnit: true,
};

const documentOf = ({ sku, categoryId, doc }: PlantedProduct): ProductDocument => ({
  sku,
  ...(categoryId !== undefined && { categoryId }),
  status: 'ACTIVE',
  shopAvailability: { status: 'ACTIVE' },
  attributes: [],
  minSaleQuantity: 0,
  units: [PIECE],
  ...doc,
});

const rowOf = (product: PlantedProduct) => {
  const { categoryId = '', details = {}, name, texts, english } = product;
  const doc = documentOf(product);
  const origins = details.ingredientOrigins ?? [];
  const wine = details.wineAttributes;
  const countries = origins.flatMap(({ countryOfOrigin }) => countryOfOrigin ?? []);
  return {
    tenant: product.tenant ?? 'AZ',
    sku: product.sku,
    status: effectiveStatus(doc),
    category_id: categoryId,
    category_ids: [...(product.categoryIds ?? (categoryId === '' ? [] : [categoryId]))],
    supplier_id: doc.supplierId ?? null,
    brand: product.brand ?? null,
    variant_group: product.variantGroup ?? null,
    listed_on: product.listedOn ?? '2020-01-01',
    sort_name: '',
    doc: JSON.stringify(doc),
    texts: JSON.stringify({
      'de-AT': { name, ...texts },
      ...(english !== undefined && { 'en-GB': english }),
    }),
    details: JSON.stringify({ 'de-AT': details }),
    gtins: [],
    attribute_keys: doc.attributes.map(({ key }) => key),
    sales_conditions: (doc.salesConditions ?? []).map(({ key }) => key),
    origins: origins.map(({ ingredient, countryOfOrigin = 'UNKNOWN' }) => `${ingredient}:${countryOfOrigin}`),
    origin_countries: [...new Set(countries)],
    packaging: details.packaging ?? 'NO_DATA',
    wine_country: wine?.country ?? null,
    wine_region: wine?.region ?? null,
    wine_grapes: wine?.typeOfGrape === undefined ? [] : [wine.typeOfGrape],
    recommended_skus: [...(product.recommendedSkus ?? [])],
    has_safety_datasheet: product.hasSafetyDatasheet ?? false,
    is_promoted_for_cart: product.isPromotedForCart ?? false,
  };
};

/** Stores articles with their prices and makes them searchable. */
export const plantProducts = async (queries: Queries, products: readonly PlantedProduct[]): Promise<void> => {
  await queries.insertInto('article').values(products.map(rowOf)).execute();
  const prices = products.flatMap(({ tenant = 'AZ', sku, prices: own = [] }) =>
    own.map((price) => ({ tenant, sku, price: JSON.stringify(price) })),
  );
  if (prices.length > 0) await queries.insertInto('article_price').values(prices).execute();
  for (const tenant of new Set(products.map((product) => product.tenant ?? 'AZ'))) {
    const skus = products.filter((product) => (product.tenant ?? 'AZ') === tenant).map(({ sku }) => sku);
    await indexCatalogue(queries, tenant, skus);
  }
};

/** A customer to plant, and who acts for it. */
export interface SeededCustomer {
  readonly tenant?: string | undefined;
  readonly id: string;
  readonly userIds: readonly string[];
  readonly priceLists?: readonly string[] | undefined;
  /** The only articles it may have. */
  readonly assortment?: readonly string[] | undefined;
}

/** Stores a customer with the right of users to act for it. */
export const seedBuyer = async (queries: Queries, customer: SeededCustomer): Promise<void> => {
  const { tenant = 'AZ', id, userIds, priceLists = [], assortment } = customer;
  await queries
    .insertInto('customer')
    .values({
      tenant,
      id,
      display_name: `Customer ${id}`,
      is_disabled: false,
      price_lists: [...priceLists],
      has_catalog_restriction: assortment !== undefined,
      has_best_friend_user: false,
    })
    .execute();
  await queries
    .insertInto('assignment')
    .values(userIds.map((userId) => ({ tenant, user_id: userId, customer_id: id, rights: ['ORDER'] })))
    .execute();
  if (assortment !== undefined && assortment.length > 0)
    await queries
      .insertInto('assortment_entry')
      .values(assortment.map((sku) => ({ tenant, customer_id: id, sku })))
      .execute();
};

/** Stores categories, each with its path from the root. */
export const seedCategories = async (
  queries: Queries,
  categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly english?: string | undefined;
    readonly path: readonly string[];
    readonly isVirtual?: boolean | undefined;
  }[],
  tenant = 'AZ',
): Promise<void> => {
  await queries
    .insertInto('category')
    .values(
      categories.map(({ id, name, english, path, isVirtual = false }) => ({
        tenant,
        id,
        parent_id: path.at(-2) ?? null,
        names: JSON.stringify({ 'de-AT': name, ...(english !== undefined && { 'en-GB': english }) }),
        sort_key: id,
        is_virtual: isVirtual,
        path: [...path],
      })),
    )
    .execute();
};
