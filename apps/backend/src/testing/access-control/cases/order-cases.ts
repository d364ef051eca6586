import { sql } from 'kysely';
import { amountPattern } from '../../amount-pattern';
import { copyRows } from '../copy-rows';
import { FOREIGN } from '../seed-other-tenants';
import type { CaseWorld, AccessCase } from '../access-case';
import type { AccessFixture } from '../access-fixture';
import { inThreeDays } from './in-three-days';
import { without } from './without-role';

const KEY = 'the-same-key';

/** The order an order of somebody else is made from. */
const ownOrder = ({ state }: AccessFixture) => sql<boolean>`tenant = 'AZ' and id = ${state.orderId}`;

/** Notes a submission of somebody, with an order of its own that is called foreign. */
const taken =
  (who: (rights: AccessFixture) => Readonly<Record<string, unknown>>, cartVersion = 1000) =>
  async ({ queries, rights }: CaseWorld): Promise<void> => {
    const { tenant = 'AZ', customer_id = rights.world.customerId, user_id = rights.userId } = who(rights);
    const id = `${FOREIGN}-order`;
    await sql`
      insert into customer_order (tenant, id, number, customer_id, user_id, user_name, source, created_at, delivery_date,
        positions, net, status, doc, line_facts)
      select ${tenant}, ${id}, ${id}, ${customer_id}, ${user_id}, user_name, source, created_at, delivery_date,
        positions, net, status, doc || ${JSON.stringify({ id, customerOrderId: id })}::jsonb, line_facts
      from customer_order where ${ownOrder(rights)}`.execute(queries);
    await sql`
      insert into submission (tenant, customer_id, user_id, key, body_digest, code, cart_version, order_id, created_at)
      values (${tenant}, ${customer_id}, ${user_id}, ${`key ${KEY}`}, 'another body', '', ${cartVersion}, ${id}, now())`.execute(
      queries,
    );
  };

const colleague = ({ world }: AccessFixture): string => `id-${world.colleagueName}`;

const TAKEN_ELSEWHERE: readonly (readonly [string, NonNullable<AccessCase['arrange']>])[] = [
  ['a colleague', taken((rights) => ({ user_id: colleague(rights) }))],
  ['another tenant', taken(() => ({ tenant: 'GM' }))],
  ['another customer', taken(() => ({ customer_id: `${FOREIGN}-customer` }))],
];

/** What was noted of submissions long ago, and of carts. */
const longAgo = ({ queries }: CaseWorld) =>
  sql`update submission set created_at = '2020-01-01'`.execute(queries);

const SUBMITTED = [200, 201];

/** Orders: who may place them, whose keys and addresses count, what is told of them. */
export const ORDER_CASES: readonly AccessCase[] = [
  ...(['submitCart', 'submitSubshopCart'] as const).flatMap((call): readonly AccessCase[] => [
    {
      call,
      title: 'nobody orders without the right to',
      arrange: ({ queries, rights }) =>
        queries
          .updateTable('assignment')
          .set({ rights: ['SEE_PRICES', 'INVOICES'] })
          .where('tenant', '=', 'AZ')
          .where('user_id', '=', rights.userId)
          .execute(),
      expects: [403],
    },
    {
      call,
      title: 'nobody orders for a customer that is locked',
      arrange: ({ queries, rights }) =>
        queries
          .updateTable('customer')
          .set({ is_disabled: true })
          .where('tenant', '=', 'AZ')
          .where('id', '=', rights.world.customerId)
          .execute(),
      expects: [403],
    },
    {
      call,
      title: 'an address only another tenant has is not delivered to',
      arrange: ({ queries, rights }) =>
        copyRows(
          queries,
          'delivery_address',
          sql`tenant = 'GM' and customer_id = ${rights.world.customerId}`,
          { external_id: 'only-gm' },
        ),
      body: () => ({ requestedDeliveryDay: inThreeDays(), deliveryAddressExternalId: 'only-gm' }),
      expects: [404],
    },
  ]),
  ...TAKEN_ELSEWHERE.map(([who, arrange]): AccessCase => ({
    call: 'submitCart',
    title: `the key of an order is free although ${who} used it`,
    arrange,
    headers: { 'idempotency-key': KEY },
    expects: SUBMITTED,
  })),
  {
    call: 'submitCart',
    title: 'the version of a cart that a colleague ordered is no repetition of theirs',
    arrange: async (world) => {
      const { rows } = await sql<{ version: number }>`
        select version from cart where tenant = 'AZ' and customer_id = ${world.rights.world.customerId} and code = ''`.execute(
        world.queries,
      );
      const present = rows[0]?.version ?? 0;
      await sql`delete from submission where tenant = 'AZ'`.execute(world.queries);
      await taken((rights) => ({ user_id: colleague(rights) }), present - 1)(world);
      await sql`delete from cart_seen where tenant = 'AZ'`.execute(world.queries);
    },
    headers: { 'idempotency-key': KEY },
    expects: [409],
    after: (_, { text }) =>
      Promise.resolve(text.includes('cart-already-ordered') ? [] : ['takes a colleague’s key for the own']),
  },
  {
    call: 'submitCart',
    title: 'the order a refusal carries has no prices for those who do not see them',
    arrange: async (world) => {
      const { rows } = await sql<{ version: number }>`
        select version from cart where tenant = 'AZ' and customer_id = ${world.rights.world.customerId} and code = ''`.execute(
        world.queries,
      );
      await sql`delete from submission where tenant = 'AZ'`.execute(world.queries);
      await taken(() => ({}), (rows[0]?.version ?? 0) - 1)(world);
      await sql`delete from cart_seen where tenant = 'AZ'`.execute(world.queries);
    },
    as: without('can-see-prices'),
    expects: [409],
    after: (_, { text }) =>
      Promise.resolve(
        amountPattern('4.15').test(text) || !text.includes(`${FOREIGN}-order`)
          ? [`carries prices, or no order: ${text}`]
          : [],
      ),
  },
  {
    call: 'submitCart',
    title: 'what others ordered long ago is not forgotten with the own',
    arrange: longAgo,
    expects: SUBMITTED,
  },
  ...(['getOrdersOverview'] as const).map((call): AccessCase => ({
    call,
    title: 'orders of one source are the own',
    arrange: ({ queries }) => sql`update customer_order set source = 'WEBSHOP'`.execute(queries),
    parameters: () => ({ source: 'WEBSHOP' }),
    expects: 'LIKE_ALONE',
  })),
  ...(['getOrders', 'getOrdersOverview'] as const).map((call): AccessCase => ({
    call,
    title: 'a page behind the last counts the own',
    parameters: () => ({ page: 7 }),
    expects: 'LIKE_ALONE',
  })),
];
