import { sql } from 'kysely';
import { copyRows } from '../copy-rows';
import type { CaseWorld, AccessCase } from '../access-case';
import { inThreeDays } from './in-three-days';
import { isForeignRow } from './others-rows';
import { without } from './without-role';

/** Makes what others did in their carts long past; of the caller's own only one event is. */
const longPast = async (world: CaseWorld): Promise<void> => {
  const { queries } = world;
  await sql`
    update cart_line set content = null, removed_content = null, updated_at = '2020-01-01'
    where ${isForeignRow(world)}`.execute(queries);
  await sql`
    insert into cart_event (tenant, customer_id, code, at, event)
    select tenant, customer_id, code, '2020-01-01', event from cart_event where ${isForeignRow(world)}`.execute(
    queries,
  );
  await sql`
    with own as (delete from cart_event where not ${isForeignRow(world)} returning *)
    insert into cart_event (tenant, customer_id, code, at, event)
    select tenant, customer_id, code, '2020-01-01', event from own where code = '' limit 1`.execute(queries);
};

const count = async (
  { queries }: CaseWorld,
  of: ReturnType<typeof sql<{ count: number }>>,
): Promise<number> => {
  const { rows } = await of.execute(queries);
  return rows[0]?.count ?? 0;
};

/** Carts: what is shown of them, kept of what was shown, and forgotten. */
export const CART_CASES: readonly AccessCase[] = [
  {
    call: 'getCart',
    title: 'what is kept of a cart as it was shown has no prices for those who do not see them',
    arrange: ({ queries }) => sql`delete from cart_seen where tenant = 'AZ'`.execute(queries),
    as: without('can-see-prices'),
    expects: [200],
    after: async ({ queries, rights }) => {
      const { rows } = await sql<{ seen: string }>`
        select seen::text as seen from cart_seen where tenant = 'AZ' and user_id = ${rights.userId}`.execute(
        queries,
      );
      const [kept] = rows;
      if (kept === undefined) return ['kept nothing of what was shown'];
      return /rowTotal|net/.test(kept.seen) ? [`kept prices: ${kept.seen}`] : [];
    },
  },
  {
    call: 'submitCart',
    title: 'what others did in their carts long ago is not forgotten with the own',
    arrange: longPast,
    expects: [200, 201],
    after: async (world) => {
      const own = await count(
        world,
        sql`select count(*)::integer as count from cart_event
          where at < '2021-01-01' and not ${isForeignRow(world)}`,
      );
      return own === 0 ? [] : ['kept what was long past in the own cart'];
    },
  },
  {
    call: 'submitCart',
    title: 'what others were shown of their carts is not what the buyer has seen',
    arrange: async (world) => {
      const { queries, rights } = world;
      await sql`
        delete from cart_seen
        where not ${isForeignRow(world)} and user_id = ${rights.userId} and code = ''`.execute(queries);
      await sql`
        update cart_seen s set version = c.version, seen = '{"lines":[],"netString":"999.99"}'
        from cart c where c.tenant = 'AZ' and c.customer_id = ${rights.world.customerId} and c.code = ''`.execute(
        queries,
      );
      // The buyer acts for another customer as well.
      await copyRows(
        queries,
        'cart_seen',
        sql`tenant = 'AZ' and customer_id = ${rights.others?.customerId} and code = ''`,
        { user_id: rights.userId },
      );
    },
    // Shown nothing of the present cart, an old client repeats the order before.
    expects: [200],
  },
  ...[false, true].map((isNew): AccessCase => ({
    call: 'putCartItem',
    title: `the cart of nobody else is locked with the own${isNew ? ', a new one' : ''}`,
    arrange: async (world) => {
      if (isNew) await sql`delete from cart where not ${isForeignRow(world)}`.execute(world.queries);
      // The mark of a lock stays on a row even if its transaction is rolled back; a row written anew has none.
      await sql`update cart set version = version where ${isForeignRow(world)}`.execute(world.queries);
    },
    expects: [200],
    after: async (world) => {
      // The database marks a locked row with the transaction that locked it.
      const locked = await count(
        world,
        sql`select count(*)::integer as count from cart where ${isForeignRow(world)} and xmax::text <> '0'`,
      );
      return locked === 0 ? [] : [`locked ${locked} carts of others`];
    },
  })),
  {
    call: 'submitCart',
    title: 'the confirmation of an order shows its reader no bonus without the role',
    body: ({ world }) => ({
      requestedDeliveryDay: inThreeDays(),
      deliveryAddressExternalId: world.addressId,
    }),
    as: without('can-see-bonuses'),
    expects: [200, 201],
    after: async ({ queries }) => {
      const { rows } = await sql<{ sees: string | null }>`
        select data->>'seesBonuses' as sees from jobs.job where name = 'confirmation-mail'
        order by created_on desc limit 1`.execute(queries);
      return rows[0]?.sees === 'false' ? [] : [`mails bonuses: ${String(rows[0]?.sees)}`];
    },
  },
];
