import { type Client, searchProducts } from '@gastroshop/api-client';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { offeredUnits, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { type Shelf, type ShelfProduct, shelfOf } from '@gastroshop/testing/order-files';

type Product = Awaited<ReturnType<typeof searchProducts>>['products'][number];

const SIZE = 300;

const shelfProduct = (product: Product): readonly ShelfProduct[] => {
  if (!isOrderable(effectiveStatus(product))) return [];
  const units = offeredUnits(product.units).flatMap((unit) => {
    const smallest = smallestAllowedAmount(product.minSaleQuantity, unit);
    return smallest === undefined
      ? []
      : [
          {
            name: unit.name,
            abbreviation: unit.abbreviation,
            gtin: unit.gtins?.[0],
            isDefault: unit.isDefault,
            smallest,
          },
        ];
  });
  return units.length === 0 ? [] : [{ sku: product.sku, name: product.name, units }];
};

/** All articles a customer can order, read as the shop reads them. */
export const shelfOfShop = async (
  client: Client,
  who: { readonly tenant: string; readonly customerId: string },
): Promise<Shelf> => {
  const products: ShelfProduct[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const found = await searchProducts(client, { ...who, searchBody: { page: { page, size: SIZE } } });
    products.push(...found.products.flatMap(shelfProduct));
    pages = found.page.totalPages;
  }
  return shelfOf(products);
};
