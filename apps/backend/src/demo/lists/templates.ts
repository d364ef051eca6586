import type { Queries } from '../../db';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import { insertRows } from '../insert-rows';
import { repertoireOf } from '../orders';
import { userIdOf, type DemoCustomer } from '../people';
import { randomOf } from '../random';

/** An order template of a sign-in. */
interface DemoTemplate {
  readonly id: string;
  readonly userName: string;
  readonly customerId: string;
  readonly name: string;
  readonly comment: string | null;
  readonly isShareable: boolean;
  readonly sharedWith: readonly string[];
  /** Beginnings of the shelves it takes articles from, and how many. */
  readonly shelves: string;
  readonly lines: number;
}

const template = (
  place: number,
  userName: string,
  customerId: string,
  name: string,
  shelves: string,
  lines: number,
  own: Partial<DemoTemplate> = {},
): DemoTemplate => ({
  id: `d3e00000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  userName,
  customerId,
  name,
  comment: null,
  isShareable: false,
  sharedWith: [],
  shelves,
  lines,
  ...own,
});

const TEMPLATES: readonly DemoTemplate[] = [
  template(1, 'az100001', '48213', 'Sonntagsbrunch', '12 14 1504 16 35 43', 36, {
    comment: 'Für etwa 80 Gäste',
    isShareable: true,
    sharedWith: ['az100002'],
  }),
  template(2, 'az100001', '48213', 'Kühlraum 1', '11 12 14', 28),
  template(3, 'az100001', '48213', 'Getränke Stube', '41 42 5', 18, { sharedWith: ['az100002', 'az100007'] }),
  template(4, 'az100002', '48301', 'Frühstück Hotel', '12 14 15 16 35 43', 42),
  template(5, 'az100002', '48301', 'Reinigung & Hygiene', '6', 12, {
    comment: 'Jeden ersten Montag im Monat',
  }),
  template(6, 'az100003', '48230', 'Mittagsmenü Woche A', '11 15 2 31 34', 24),
  template(7, 'az100004', '48240', 'Standard', '1 2 3', 20),
  template(8, 'gm200001', '61044', 'Wochenbestellung', '1 2 3 4', 24),
  template(9, 'ki300001', '72015', 'Heurigenbuffet', '12 14 16', 20),
  template(10, 'll400001', '83007', 'Hotelküche', '1 2 3', 24),
];

const itemOf = (product: BranchProduct, seed: string, addedAt: string) => {
  const unit = defaultUnit(product.doc.units) ?? product.doc.units[0];
  const random = randomOf(`template ${seed} ${product.sku}`);
  const least = unit === undefined ? 1 : (smallestAllowedAmount(product.doc.minSaleQuantity, unit) ?? 1);
  return {
    productSku: product.sku,
    amount: Math.max(least, random.int(1, 5)),
    unit: unit?.abbreviation ?? '',
    addedAt,
    ...(random.chance(0.3) && { par: String(random.int(2, 12)) }),
  };
};

/** Stores the templates of the sign-ins, one of them shared. */
export const storeTemplates = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  productsOf: (tenant: string) => readonly BranchProduct[],
  { day, now }: DemoDay,
): Promise<void> => {
  const known = TEMPLATES.flatMap((one) => {
    const customer = customers.find(({ id }) => id === one.customerId);
    return customer === undefined ? [] : [{ ...one, customer, tenant: customer.tenant }];
  });
  await insertRows(
    queries,
    'order_template',
    {
      tenant: 'text',
      id: 'text',
      customer_id: 'text',
      owner_id: 'text',
      name: 'text',
      comment: 'text',
      is_shareable: 'boolean',
      created_at: 'timestamptz',
      edited_at: 'timestamptz',
      edited_by: 'text',
    },
    known.map((one, index) => ({
      tenant: one.tenant,
      id: one.id,
      customer_id: one.customerId,
      owner_id: userIdOf(one),
      name: one.name,
      comment: one.comment,
      is_shareable: one.isShareable,
      created_at: `${day(-300 + index * 7)}T08:10:00Z`,
      edited_at: new Date(now.getTime() - (index + 1) * 86_400_000).toISOString(),
      edited_by: userIdOf(one),
    })),
  );
  await insertRows(
    queries,
    'order_template_item',
    { tenant: 'text', template_id: 'text', sku: 'text', position: 'integer', item: 'jsonb' },
    known.flatMap(({ id, tenant, customer, shelves, lines }) => {
      const wanted = shelves.split(' ');
      return repertoireOf(customer, productsOf(tenant), day(-60))
        .filter(({ doc }) => wanted.some((shelf) => doc.categoryId?.startsWith(shelf)))
        .slice(0, lines)
        .map((product, position) => ({
          tenant,
          template_id: id,
          sku: product.sku,
          position,
          item: itemOf(product, id, `${day(-120)}T09:00:00.000Z`),
        }));
    }),
  );
  await insertRows(
    queries,
    'order_template_share',
    { tenant: 'text', template_id: 'text', user_id: 'text' },
    known.flatMap(({ id, tenant, sharedWith }) =>
      sharedWith.map((userName) => ({ tenant, template_id: id, user_id: userIdOf({ userName }) })),
    ),
  );
};
