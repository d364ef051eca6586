import { inventoryItemCounts } from '@gastroshop/domain/inventory';
import { defaultUnit } from '@gastroshop/domain/quantity';
import type { Queries } from '../../db';
import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import { insertRows } from '../insert-rows';
import { repertoireOf } from '../orders';
import { demoAccounts, userIdOf, type DemoCustomer } from '../people';
import { randomOf } from '../random';

/** A stocktaking of a sign-in. */
interface DemoInventory {
  readonly id: string;
  readonly userName: string;
  readonly customerId: string;
  readonly daysAgo: number;
  /** Time of day in Greenwich. */
  readonly time: string;
  /** Place of the area among those of the customer's first address. */
  readonly area: number;
  readonly comment: string | null;
  /** Beginnings of the shelves it walks along, and how many articles it counts. */
  readonly shelves: string;
  readonly lines: number;
  readonly isDeleted: boolean;
}

const inventory = (
  place: number,
  userName: string,
  customerId: string,
  daysAgo: number,
  shelves: string,
  lines: number,
  own: Partial<DemoInventory> = {},
): DemoInventory => ({
  id: `d4e00000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  userName,
  customerId,
  daysAgo,
  time: '14:20:00',
  area: 0,
  comment: null,
  shelves,
  lines,
  isDeleted: false,
  ...own,
});

const INVENTORIES: readonly DemoInventory[] = [
  inventory(1, 'az100001', '48213', 2, '11 12 14', 32),
  // A colleague counted another store at the same time.
  inventory(2, 'az100002', '48213', 2, '41 42 5', 21, { time: '14:35:00', area: 1 }),
  inventory(3, 'az100001', '48213', 31, '1 2 3', 54, { comment: 'Monatsinventur' }),
  inventory(4, 'az100001', '48213', 62, '1 2 3', 51, { comment: 'Monatsinventur' }),
  inventory(5, 'az100001', '48213', 63, '2', 6, { comment: 'Irrtümlich begonnen', isDeleted: true }),
  inventory(6, 'az100002', '48301', 9, '12 14 15 16', 38),
  inventory(7, 'az100002', '48301', 40, '12 14 15 16', 35, { isDeleted: true }),
  inventory(8, 'az100003', '48230', 5, '11 2 31', 26),
  inventory(9, 'az100004', '48240', 12, '1 2', 18),
  inventory(10, 'gm200001', '61044', 6, '1 2 3 4', 24),
  inventory(11, 'ki300001', '72015', 15, '12 14', 16),
  inventory(12, 'll400001', '83007', 4, '1 2 3', 22),
];

/** What kitchens have that no branch sold them. */
const OTHER_PREFIX = [
  { productName: 'Eier vom Nachbarhof', unit: 'Stück', amount: '90' },
  { gtin: '9012345000010', productName: 'Holunderblütensirup, eigener', unit: 'Flasche', amount: '14' },
  { productName: 'Brennholz', unit: 'Raummeter', amount: '2.5' },
];

const countOf = ({ doc, sku }: BranchProduct, seed: string) => {
  const unit = defaultUnit(doc.units) ?? doc.units[0];
  const random = randomOf(`inventory ${seed} ${sku}`);
  const whole = random.int(0, 9);
  return {
    productSku: sku,
    // Now and then a box is open.
    capturedQuantity: random.chance(0.25) ? `${whole}.5` : String(whole),
    capturedUnit: unit?.abbreviation ?? '',
    unitRatio: unit?.ratio ?? 1,
    ...(doc.categoryId !== undefined && { categoryId: doc.categoryId }),
  };
};

const nameOf = (userName: string): string => {
  const account = demoAccounts.find((one) => one.userName === userName);
  return account === undefined ? userName : `${account.firstName} ${account.lastName}`;
};

/** Stores the stocktakings of the sign-ins: some on one day, some deleted. */
export const storeInventories = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  productsOf: (tenant: string) => readonly BranchProduct[],
  { day }: DemoDay,
): Promise<void> => {
  const repertoires = new Map<string, readonly BranchProduct[]>();
  const repertoire = (customer: DemoCustomer): readonly BranchProduct[] => {
    const known = repertoires.get(customer.id);
    if (known !== undefined) return known;
    const made = repertoireOf(customer, productsOf(customer.tenant), day(-60));
    repertoires.set(customer.id, made);
    return made;
  };
  const all = INVENTORIES.flatMap((one) => {
    const customer = customers.find(({ id }) => id === one.customerId);
    if (customer === undefined) return [];
    const [address] = customer.addresses;
    const areas = address?.unloadingAreas ?? [];
    const wanted = one.shelves.split(' ');
    return [
      {
        ...one,
        tenant: customer.tenant,
        address,
        area: areas[one.area % Math.max(1, areas.length)],
        inventoryItems: repertoire(customer)
          .filter(({ doc }) => wanted.some((shelf) => doc.categoryId?.startsWith(shelf)))
          .slice(0, one.lines)
          .map((product) => countOf(product, one.id)),
        nonWebshopInventoryItems: one.lines > 30 ? OTHER_PREFIX : OTHER_PREFIX.slice(0, 1),
      },
    ];
  });
  await insertRows(
    queries,
    'inventory',
    {
      tenant: 'text',
      id: 'text',
      customer_id: 'text',
      created_by: 'text',
      created_by_user: 'text',
      created_at: 'timestamptz',
      location: 'text',
      comment: 'text',
      unloading_area: 'text',
      external_address_id: 'text',
      regular_items: 'integer',
      non_webshop_items: 'integer',
      deleted_at: 'timestamptz',
    },
    all.map((one) => {
      const counts = inventoryItemCounts(one);
      const name = one.address?.companyLines?.[0];
      return {
        tenant: one.tenant,
        id: one.id,
        customer_id: one.customerId,
        created_by: nameOf(one.userName),
        created_by_user: userIdOf(one),
        created_at: `${day(-one.daysAgo)}T${one.time}Z`,
        location: [name, one.area].filter((part) => part !== undefined).join(', '),
        comment: one.comment,
        unloading_area: one.area ?? null,
        external_address_id: one.address?.externalId ?? null,
        regular_items: counts.numberOfRegularItems,
        non_webshop_items: counts.numberOfNonWebshopItems,
        deleted_at: one.isDeleted ? `${day(-one.daysAgo + 1)}T08:00:00Z` : null,
      };
    }),
  );
  await insertRows(
    queries,
    'inventory_count',
    { tenant: 'text', customer_id: 'text', inventory_id: 'text', items: 'jsonb', non_webshop_items: 'jsonb' },
    all.map((one) => ({
      tenant: one.tenant,
      customer_id: one.customerId,
      inventory_id: one.id,
      items: one.inventoryItems,
      non_webshop_items: one.nonWebshopInventoryItems,
    })),
  );
};
