import type { CallName } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { copyRows } from '../copy-rows';
import type { AccessCase } from '../access-case';
import { isForeignRow } from './others-rows';
import { restrict } from './restrict';
import { without } from './without-role';

const RESTRICTED: readonly CallName[] = [
  'getProductRestriction',
  'searchProducts',
  'queryProducts',
  'getProduct',
  'getPromotedProductsForCart',
  'getRecommendations',
  'resolveOrderList',
  'browseEssentialProducts',
  'checkLabelsForInactiveProducts',
];

/** Articles shown beside the cart. */
const PROMOTED_AT_MOST = 24;

/** Customers: what they are restricted to, and how they are delivered to. */
export const CUSTOMER_CASES: readonly AccessCase[] = [
  ...RESTRICTED.map((call): AccessCase => ({
    call,
    title: 'what others may have is not what the customer may have',
    arrange: restrict,
    expects: 'LIKE_ALONE',
  })),
  ...(['getRecommendations', 'getProduct', 'setEssenceVisibility'] as const).flatMap(
    (call): readonly AccessCase[] => [
      {
        call,
        title: 'an article the customer may not have is not there',
        arrange: restrict,
        parameters: ({ world }) => ({ sku: world.skus[1] }),
        expects: [404],
      },
      {
        call,
        title: 'an article there is not is not there',
        parameters: () => ({ sku: 'nobody-knows' }),
        expects: [404],
      },
    ],
  ),
  {
    call: 'resolveOrderList',
    title: 'an article the customer may not have is found by no name',
    arrange: restrict,
    body: ({ world: { skus } }, plain) =>
      JSON.parse(JSON.stringify(plain).replaceAll(skus[0], skus[1])) as unknown,
    expects: 'LIKE_ALONE',
  },
  {
    call: 'resolveOrderList',
    title: 'an article of the assortment is offered for a name that only one outside has exactly',
    arrange: async (world) => {
      const { queries, rights } = world;
      await restrict(world);
      await sql`
        update article set sort_name = 'bergkase', texts = jsonb_set(texts, '{de-AT,name}', '"Bergkäse"')
        where tenant = 'AZ' and sku = ${rights.world.skus[1]}`.execute(queries);
    },
    body: ({ world: { skus } }, plain) =>
      JSON.parse(JSON.stringify(plain).replaceAll(skus[0], 'Bergkäse')) as unknown,
    expects: [200],
    after: ({ rights }, { text }) =>
      Promise.resolve(text.includes(`"${rights.world.skus[0]}"`) ? [] : [`does not offer it: ${text}`]),
  },
  {
    call: 'getCategoryPromotions',
    title: 'a category only another tenant has lies below none of this one’s',
    arrange: ({ queries, rights: { world } }) =>
      copyRows(queries, 'category', sql`tenant = 'GM' and id = ${world.categoryId}`, {
        id: 'only-gm',
        path: [world.categoryId, 'only-gm'],
      }),
    body: () => ({ categoryId: 'only-gm' }),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getCustomer',
    title: 'days on which others are not delivered are none of the customer’s',
    arrange: async (world) => {
      await sql`
        update delivery_exception
        set date = '2199-01-01', exception = '{"date":"2199-01-01"}' where ${isForeignRow(world)} and customer_id <> ''`.execute(
        world.queries,
      );
    },
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getProduct',
    title: 'an article comes with the customer’s deliveries, and with nobody else’s',
    arrange: (world) =>
      sql`
        update delivery_slot
        set slot = slot || '{"day":3,"lastOrderDay":0}', is_alternative_tour = false where ${isForeignRow(world)}`.execute(
        world.queries,
      ),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getProduct',
    title: 'what others bought is not essential to the customer',
    arrange: (world) => sql`delete from essence_item where not ${isForeignRow(world)}`.execute(world.queries),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getGroupedProducts',
    title: 'what are variants in another tenant are none here',
    arrange: ({ queries, rights: { world } }) =>
      sql`update article set variant_group = 'alone' where tenant = 'AZ' and sku = ${world.skus[2]}`.execute(
        queries,
      ),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getLabelProducts',
    title: 'labels are sorted by what the customer paid, and nobody else',
    arrange: async (world) => {
      const { queries, rights } = world;
      const { skus, customerId } = rights.world;
      await sql`
        insert into label (tenant, customer_id, user_id, sku, added_at)
        select 'AZ', ${customerId}, ${rights.userId}, sku, now() from unnest(${[...skus]}::text[]) sku
        on conflict do nothing`.execute(queries);
      await sql`
        update customer_order set doc = replace(doc::text, ${skus[0]}, ${skus[2]})::jsonb where ${isForeignRow(world)}`.execute(
        queries,
      );
    },
    parameters: () => ({ sortBy: 'lastPrice' }),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'submitSubshopCart',
    title: 'orders of others in a fair do not count for the customer',
    arrange: ({ queries, rights }) =>
      sql`
        update fair set max_orders_per_customer = 2,
          doc = doc || '{"maxOrdersPerCustomer":2}' where id = ${rights.world.fairId}`.execute(queries),
    expects: [200, 201],
  },
  ...(['getSubshopCart', 'searchSubshopProducts', 'getSubshopProduct'] as const).map((call): AccessCase => ({
    call,
    title: 'a fair of other tenants is not there',
    arrange: ({ queries, rights }) =>
      sql`
          update fair set tenants = '{GM}', doc = doc || '{"tenants":["GM"]}' where id = ${rights.world.fairId}`.execute(
        queries,
      ),
    expects: [403, 404],
  })),
  {
    call: 'getSafetyDatasheet',
    title: 'there is no sheet where the branch has none',
    arrange: ({ queries }) =>
      sql`update article set has_safety_datasheet = false where tenant = 'AZ'`.execute(queries),
    expects: [404],
  },
  {
    call: 'getSubshopCart',
    title: 'a fair there is not is not there',
    parameters: () => ({ subshopCode: 'nobody-knows' }),
    expects: [404],
  },
  ...(['getProducts', 'getCheckoutProducts'] as const).map((call): AccessCase => ({
    call,
    title: 'articles come with the customer’s deliveries, and with nobody else’s',
    arrange: (world) =>
      sql`
          update delivery_slot
        set slot = slot || '{"day":3,"lastOrderDay":0}', is_alternative_tour = false where ${isForeignRow(world)}`.execute(
        world.queries,
      ),
    expects: 'LIKE_ALONE',
  })),
  {
    call: 'getPromotedProductsForCart',
    title: 'what only others may have pushes nothing of the customer’s aside',
    arrange: async (world) => {
      const { queries, rights } = world;
      const { skus } = rights.world;
      await restrict(world);
      for (let count = 0; count < PROMOTED_AT_MOST; count += 1)
        await copyRows(queries, 'article', sql`tenant = 'AZ' and sku = ${skus[0]}`, {
          sku: `before-${count}`,
          sort_name: 'a',
        });
      await sql`
        insert into assortment_entry (tenant, customer_id, sku)
        select e.tenant, e.customer_id, a.sku
        from (select distinct tenant, customer_id from assortment_entry where ${isForeignRow(world)}) e,
          article a where a.tenant = 'AZ' and a.sku like 'before-%'
        on conflict do nothing`.execute(queries);
    },
    expects: [200],
    after: ({ rights }, { text }) =>
      Promise.resolve(text.includes(`"${rights.world.skus[0]}"`) ? [] : [`does not promote it: ${text}`]),
  },
  {
    call: 'getDatasheet',
    title: 'the number of the group stands on no sheet of who is not shown it',
    as: without('should-see-cross-tenant-product-id'),
    expects: [200],
    after: ({ rights }, { text }) =>
      Promise.resolve(text.includes(`x${rights.world.skus[0]}`) ? [`shows it: ${text}`] : []),
  },
  {
    call: 'getDatasheet',
    title: 'the number of the group stands on the sheet of who is shown it',
    expects: [200],
    after: ({ rights }, { text }) =>
      Promise.resolve(text.includes(`x${rights.world.skus[0]}`) ? [] : [`does not show it: ${text}`]),
  },
  {
    call: 'getPromotedProductsForCart',
    title: 'what another tenant promotes is not promoted here',
    arrange: ({ queries, rights: { world } }) =>
      sql`update article set is_promoted_for_cart = tenant <> 'AZ' where sku = ${world.skus[2]}`.execute(
        queries,
      ),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getAllergensExcel',
    title: 'allergens are those this tenant names',
    arrange: ({ queries }) =>
      sql`
        update article
        set details = '{"de-AT":{"allergenInformation":{"codes":"A","note":"fremd"}}}' where tenant = 'GM'`.execute(
        queries,
      ),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'resolveOrderList',
    title: 'an article is not found by a number the role shows',
    body: ({ world: { skus } }, plain) =>
      JSON.parse(JSON.stringify(plain).replaceAll(skus[0], `x${skus[0]}`)) as unknown,
    as: without('should-see-cross-tenant-product-id'),
    expects: [200],
    after: ({ rights }, { text }) =>
      Promise.resolve(text.includes(`"${rights.world.skus[0]}"`) ? [`finds it: ${text}`] : []),
  },
];
