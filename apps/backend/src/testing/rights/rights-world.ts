import type { CallName } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries, Store } from '../../db';
import {
  createArguments,
  createOpenApiChecker,
  plantWorld,
  type CallArguments,
  type PlantedWorld,
  type RunState,
} from '../conformance';
import type { MovableClock } from '../plant-ordering';
import { plantAssignment, plantRecord, plantUsers } from '../plant-people';
import { createTestApp } from '../test-app';
import { ask } from './ask';
import { plantOthers, type Others, type OwnNames } from './plant-others';

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
export interface RightsWorld {
  readonly world: PlantedWorld;
  readonly state: RunState;
  readonly userId: string;
  readonly lapsed: Lapsed;
  readonly things: OwnNames;
  readonly others: Others | undefined;
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
  'markNotificationsRead',
  'putEssencePeriod',
  'searchProducts',
  'trackSearch',
];

const SOME_BONUS = JSON.stringify({ applicationOrder: 'SINGLE', discountFactorString: '0.95' });

/** Rows that neither the caller's work nor the world of all calls brings about. */
const plantRest = async (queries: Queries, mark: string): Promise<void> => {
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
  clock: MovableClock,
): Promise<Omit<RightsWorld, 'others'>> => {
  const world = await plantWorld(store, mark);
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
    await plantRecord(queries, { id: `second-${mark}` });
    await plantUsers(queries, [
      ...Object.values(lapsed).map((id) => ({ id, isEnabled: id !== lapsed.lockedOut })),
    ]);
    await plantAssignment(queries, customerId, Object.values(lapsed));
    await plantAssignment(queries, `second-${mark}`, [lapsed.undecided]);
    await plantRest(queries, mark);
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

const namesOfThings = ({ mark, addressId }: PlantedWorld): readonly string[] => [
  `i${mark}`,
  `d${mark}`,
  `n${mark}`,
  `r${mark}`,
  `LS${mark}`,
  addressId,
];

/** Puts everybody else into a world. */
export const crowd = async (store: Store, { world, things }: Omit<RightsWorld, 'others'>): Promise<Others> =>
  store.asSystem((queries) => plantOthers(queries, world, things));

/** Arguments of a call in a world; without a variant only what the call needs. */
export type ArgumentsFor = (name: CallName, random?: () => number) => CallArguments;

/** Makes arguments in a world. */
export const argumentsIn = ({ world, state }: Pick<RightsWorld, 'world' | 'state'>): ArgumentsFor =>
  createArguments(checker.document, world, state);
