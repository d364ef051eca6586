import type { InventoryDetails, InventoryDetailsBodyRead, InventoryItem } from '@gastroshop/api-contract';
import { capturedStorageQuantity } from '@gastroshop/domain/inventory';
import { sql } from 'kysely';
import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { buyerOf, loadProducts } from '../product';
import { countedItems } from './counted-items';
import { ENTRY_COLUMNS, inventoryEntry, type InventoryRow } from './inventory-entry';
import { ownInventory } from './find-inventory';
import { stockValue } from './stock-value';

const collator = new Intl.Collator('de-AT', { numeric: true });

type Page = NonNullable<InventoryDetailsBodyRead['page']>;

/** Keys that would tell prices by the order of the lines. */
const PRICE_KEYS = new Set<Page['sortBy']>(['price', 'averagePrice', 'lastPrice']);

const valueOf = (item: InventoryItem, today: string): number => {
  const { product } = item;
  const value =
    product === undefined
      ? undefined
      : stockValue(product, capturedStorageQuantity(item).toFixed(), today)?.value;
  return value === undefined ? Infinity : Number(value);
};

const sorted = (items: readonly InventoryItem[], { sortBy, sortDirection }: Page, today: string) => {
  const sign = sortDirection?.toLowerCase() === 'desc' ? -1 : 1;
  switch (sortBy) {
    case 'name':
      return items.toSorted((a, b) => sign * collator.compare(a.product?.name ?? '', b.product?.name ?? ''));
    case 'sku':
      return items.toSorted((a, b) => sign * collator.compare(a.productSku, b.productSku));
    case 'price':
    case 'averagePrice':
    case 'lastPrice': {
      const values = new Map(items.map((item) => [item, valueOf(item, today)]));
      return items.toSorted((a, b) => sign * ((values.get(a) ?? 0) - (values.get(b) ?? 0) || 0));
    }
    default:
      // The order in which shelves were walked along.
      return items;
  }
};

/**
 * An inventory with what was counted and its articles, as the inventory's customer gets them. A deleted one can be
 * looked at as well, before it is recovered.
 *
 * @param asked how the lines are wanted; undefined where the call has no body
 * @throws ProblemError not-found for one that is foreign or unknown; invalid-request for an order by price of somebody
 *   who may not see prices
 */
export const inventoryDetails = async (
  queries: Queries,
  request: CallRequest<'getInventoryDetails'>,
  asked: InventoryDetailsBodyRead | undefined,
): Promise<InventoryDetails> => {
  const { tenant, path, today, seesPrices } = request;
  const page = asked?.page;
  const { customer } = await ownInventory(queries, request, path.inventoryId);
  if (PRICE_KEYS.has(page?.sortBy) && !seesPrices)
    throwProblem('invalid-request', { field: 'page.sortBy', detail: 'Prices are not visible to this user.' });
  const { rows } = await sql<InventoryRow>`
    select ${ENTRY_COLUMNS} from inventory where tenant = ${tenant} and id = ${path.inventoryId}`.execute(
    queries,
  );
  const [entry] = rows;
  const counted = (await countedItems(queries, { tenant, customerId: customer.id }, [path.inventoryId])).get(
    path.inventoryId,
  );
  // It was found above, and its count is stored with it.
  if (entry === undefined || counted === undefined) throw new Error('An inventory without its count');
  const products = await loadProducts(queries, buyerOf({ ...request, customer }), [
    ...new Set(counted.inventoryItems.map(({ productSku }) => productSku)),
  ]);
  const items = counted.inventoryItems.map((item): InventoryItem => {
    const product = products.get(item.productSku);
    return product === undefined ? item : { ...item, product };
  });
  const shown =
    page === undefined
      ? items
      : sorted(items, page, today).slice(page.page * page.size, (page.page + 1) * page.size);
  return {
    ...inventoryEntry(tenant, entry),
    inventoryItems: shown,
    nonWebshopInventoryItems: counted.nonWebshopInventoryItems,
  };
};
