import type { CallName } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries, Store } from '../../db';
import {
  createArguments,
  createOpenApiChecker,
  seedWorld,
  type CallArguments,
  type SeededFixture,
  type RunState,
} from '../conformance';
import type { FakeClock } from '../seed-ordering';
import { seedAssignment, seedRecord, seedUsers } from '../seed-people';
import { createTestApp } from '../test-app';
import { ask } from './ask';
import { seedOtherTenants, type OtherTenants, type OwnNames } from './seed-other-tenants';

/** People beside the caller whose rights have a flaw. */
interface Lapsed {
  /** Whose assignment is over. */
  readonly former: string;
  /** Whose assignment begins later. */
  readonly coming: string;
  /** Who was locked out. */
  readonly lockedOut: string;
  /** Who acts for two customers and names none. */
  readonly undecided: string;
}

/** The caller's world on a store, with or without anybody else in it. */
export interface AccessFixture {
  readonly world: SeededFixture;
  readonly state: RunState;
  readonly userId: string;
  readonly lapsed: Lapsed;
  readonly things: OwnNames;
  readonly others: OtherTenants | undefined;
}

const checker = createOpenApiChecker();

/** What the caller does before anything is looked at, in an order in which each finds what it needs. */
const BEFOREHAND: readonly CallName[] = [
  'putCartItem',
  'submitCart',
  'putCartItem',
  'putSubshopCartItem',
  'submitSubshopCart',
  'putSubshopCartItem',
  'createOrderTemplate',
  'addLabel',
  'emailLabels',
  'addLabel',
  'putNotificationPreferences',
  'putPushSubscription',
  'markNotificationsRead',
  'putEssencePeriod',
  'searchProducts',
  'trackSearch',
];

const SOME_BONUS = JSON.stringify({ applicationOrder: 'SINGLE', discountFactorString: '0.95' });

/** Rows that neither the caller's work nor the world of all calls brings about. */
const seedRest = async (queries: Queries, mark: string): Promise<void> => {
  const where = { tenant: 'AZ', customer_id: `c${mark}` };
  await queries
    .insertInto('analytics_count')
    .values({ tenant: 'AZ', kind: 'click', day: '2020-01-01', count: 1 })
    .execute();
  await queries
    .insertInto('assortment_entry')
    .values({ ...where, sku: `1${mark}` })
    .execute();
  await queries
    .insertInto('delivery_exception')
    .values({ ...where, date: '2000-01-01', exception: JSON.stringify({ date: '2000-01-01' }) })
    .execute();
  await queries
    .insertInto('notification_file')
    .values({
      tenant: 'AZ',
      notification_id: `n${mark}`,
      file_name: `${mark}.pdf`,
      media_type: 'application/pdf',
      bytes: Buffer.from('%PDF-'),
    })
    .execute();
  await queries
    .insertInto('usual_amount_of_all')
    .values({ tenant: 'AZ', sku: `1${mark}`, largest: '7' })
    .execute();
  await sql`insert into search_synonym (tenant, terms) values ('AZ', array['topfen', 'quark'])`.execute(
    queries,
  );
};

/** Plants the caller's world and lets the caller work in it. */
export const openRightsWorld = async (
  store: Store,
  mark: string,
  clock: FakeClock,
): Promise<Omit<AccessFixture, 'others'>> => {
  const world = await seedWorld(store, mark);
  const { customerId, userName } = world;
  const userId = `id-${userName}`;
  const lapsed = {
    former: `id-former-${mark}`,
    coming: `id-coming-${mark}`,
    lockedOut: `id-locked-${mark}`,
    undecided: `id-undecided-${mark}`,
  };
  await store.asSystem(async (queries) => {
    await sql`
      update article_price set price = price || jsonb_build_object('attachedBonus', ${SOME_BONUS}::jsonb)
      where tenant = 'AZ'`.execute(queries);
    await seedRecord(queries, { id: `second-${mark}` });
    await seedUsers(queries, [
      ...Object.values(lapsed).map((id) => ({ id, isEnabled: id !== lapsed.lockedOut })),
    ]);
    await seedAssignment(queries, customerId, Object.values(lapsed));
    await seedAssignment(queries, `second-${mark}`, [lapsed.undecided]);
    await seedRest(queries, mark);
    await queries
      .updateTable('assignment')
      .set({ valid_to: '2020-01-01' })
      .where('user_id', '=', lapsed.former)
      .execute();
    await queries
      .updateTable('assignment')
      .set({ valid_from: '2200-01-01' })
      .where('user_id', '=', lapsed.coming)
      .execute();
  });
  clock.moveTo(new Date());
  const state: RunState = { orderTemplateId: '', orderId: '' };
  const shop = await createTestApp(store, clock);
  const as = { userId, tenant: 'AZ' };
  for (const name of BEFOREHAND) {
    const args = createArguments(checker.document, world, state)(name);
    const { status, text } = await ask(shop, name, args, { as });
    if (status > 299) throw new Error(`${name} beforehand: ${status} ${text}`);
  }
  await shop.close();
  const things = await store.asSystem(async (queries) => {
    const orders = await queries.selectFrom('customer_order').select('id').orderBy('id').execute();
    const templates = await queries.selectFrom('order_template').select('id').execute();
    const mailings = await queries.selectFrom('label_mailing').select('id').execute();
    const [order] = orders;
    const [template] = templates;
    if (order === undefined || template === undefined) throw new Error('Nothing was ordered or listed');
    state.orderId = order.id;
    state.orderTemplateId = template.id;
    return {
      ofCustomer: [...[...orders, ...mailings].map(({ id }) => id), ...namesOfThings(world)],
      ofUser: templates.map(({ id }) => id),
    };
  });
  return { world, state, userId, lapsed, things };
};

const namesOfThings = ({ mark, addressId }: SeededFixture): readonly string[] => [
  `i${mark}`,
  `s${mark}`,
  `d${mark}`,
  `n${mark}`,
  `r${mark}`,
  `LS${mark}`,
  addressId,
];

/** Puts everybody else into a world. */
export const seedOthers = async (
  store: Store,
  { world, things }: Omit<AccessFixture, 'others'>,
): Promise<OtherTenants> => store.asSystem((queries) => seedOtherTenants(queries, world, things));

/** Arguments of a call in a world; without a variant only what the call needs. */
export type ArgumentsFor = (name: CallName, random?: () => number) => CallArguments;

/** Makes arguments in a world. */
export const argumentsIn = ({ world, state }: Pick<AccessFixture, 'world' | 'state'>): ArgumentsFor =>
  createArguments(checker.document, world, state);
