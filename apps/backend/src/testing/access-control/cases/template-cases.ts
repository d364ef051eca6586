import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { copyRows } from '../copy-rows';
import { FOREIGN, ofColleague } from '../seed-other-tenants';
import type { CaseWorld, AccessCase } from '../access-case';
import type { AccessFixture } from '../access-fixture';

/** The template of the colleague. */
const theirs = ({ state }: AccessFixture): string => ofColleague(`${FOREIGN}-${state.orderTemplateId}`);

const idOf = (name: string): string => `id-${name}`;

const share = (queries: Queries, templateId: string, userId: string) =>
  queries
    .insertInto('order_template_share')
    .values({ tenant: 'AZ', template_id: templateId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Lets the caller in on the colleague's template. */
const letIn =
  (isShareable: boolean) =>
  async ({ queries, rights }: CaseWorld): Promise<void> => {
    await share(queries, theirs(rights), rights.userId);
    await queries
      .updateTable('order_template')
      .set({ is_shareable: isShareable })
      .where('tenant', '=', 'AZ')
      .where('id', '=', theirs(rights))
      .execute();
  };

const ofTheirs = (rights: AccessFixture) => ({ orderTemplateId: theirs(rights) });

/** Everybody the caller's or the colleague's template is shared with, in every tenant. */
const sharedWith = async ({ queries, rights }: CaseWorld): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('order_template_share')
    .selectAll()
    .where('template_id', 'in', [rights.state.orderTemplateId, theirs(rights)])
    .execute();
  return rows.map((row) => `${row.tenant} ${row.template_id} ${row.user_id}`);
};

/** Says what is there that should not be, or is missing. */
const isShared = async (world: CaseWorld, entry: string, wanted: boolean): Promise<readonly string[]> =>
  (await sharedWith(world)).includes(entry) === wanted
    ? []
    : [`${entry} is ${wanted ? 'no longer shared' : 'shared'}`];

const OF_THE_OWNER = [
  'putOrderTemplate',
  'deleteOrderTemplate',
  'putOrderTemplateItem',
  'deleteOrderTemplateItem',
] as const;

/** Templates that are shared, with whom and by whom. */
export const TEMPLATE_CASES: readonly AccessCase[] = [
  ...OF_THE_OWNER.map((call): AccessCase => ({
    call,
    title: 'those a template is shared with change nothing of it',
    arrange: letIn(true),
    parameters: ofTheirs,
    expects: [403],
  })),
  {
    call: 'shareOrderTemplate',
    title: 'a template that may not be shared on is not',
    arrange: letIn(false),
    parameters: ofTheirs,
    body: ({ lapsed }) => lapsed.former,
    expects: [403],
    after: (world) => isShared(world, `AZ ${theirs(world.rights)} ${world.rights.lapsed.former}`, false),
  },
  {
    call: 'shareOrderTemplate',
    title: 'nobody of another tenant is let in',
    arrange: async ({ queries, rights }) =>
      copyRows(queries, 'app_user', sql`tenant = 'GM' and id = ${rights.userId}`, {
        id: 'id-only-gm',
        user_name: 'only-gm',
      }),
    body: () => 'only-gm',
    expects: [400, 404, 422],
    after: (world) => isShared(world, `AZ ${world.rights.state.orderTemplateId} id-only-gm`, false),
  },
  {
    call: 'shareOrderTemplate',
    title: 'the owner is not let in a second time',
    body: ({ world }) => world.userName,
    expects: [200],
    after: (world) =>
      isShared(world, `AZ ${world.rights.state.orderTemplateId} ${world.rights.userId}`, false),
  },
  {
    call: 'unshareOrderTemplate',
    title: 'those a template is shared with put nobody else out',
    arrange: async (world) => {
      await letIn(true)(world);
      await share(world.queries, theirs(world.rights), idOf(world.rights.world.blindUserName));
    },
    parameters: ofTheirs,
    body: ({ world }) => world.blindUserName,
    expects: [403],
    after: (world) =>
      isShared(world, `AZ ${theirs(world.rights)} ${idOf(world.rights.world.blindUserName)}`, true),
  },
  {
    call: 'unshareOrderTemplate',
    title: 'one is put out, and nobody else',
    arrange: async ({ queries, rights }) => {
      const { colleagueName, blindUserName } = rights.world;
      for (const name of [colleagueName, blindUserName]) {
        await share(queries, rights.state.orderTemplateId, idOf(name));
        await copyRows(
          queries,
          'order_template_share',
          sql`tenant = 'AZ' and template_id = ${rights.state.orderTemplateId} and user_id = ${idOf(name)}`,
          { tenant: 'GM' },
        );
      }
    },
    body: ({ world }) => world.colleagueName,
    expects: [200],
    after: async (world) => {
      const { state, world: planted } = world.rights;
      return [
        ...(await isShared(world, `AZ ${state.orderTemplateId} ${idOf(planted.colleagueName)}`, false)),
        ...(await isShared(world, `AZ ${state.orderTemplateId} ${idOf(planted.blindUserName)}`, true)),
        ...(await isShared(world, `GM ${state.orderTemplateId} ${idOf(planted.colleagueName)}`, true)),
      ];
    },
  },
  ...(['getOrderTemplates', 'searchOrderTemplates'] as const).map((call): AccessCase => ({
    call,
    title: 'own templates made for another customer are not among this one’s',
    arrange: ({ queries, rights }) =>
      copyRows(queries, 'order_template', sql`tenant = 'AZ' and id = ${rights.state.orderTemplateId}`, {
        id: 'other-template',
        name: `${FOREIGN}-template`,
        customer_id: `second-${rights.world.mark}`,
      }),
    parameters: ({ world }) => ({ customerId: world.customerId }),
    expects: [200],
    after: (_, { text }) =>
      Promise.resolve(text.includes(`${FOREIGN}-template`) ? ['shows a template of another customer'] : []),
  })),
  {
    call: 'putOrderTemplateItem',
    title: 'a new line comes behind the own ones',
    arrange: ({ queries }) =>
      sql`update order_template_item set position = 90 where tenant = 'GM'`.execute(queries),
    body: ({ world }) => ({ productSku: world.skus[2], amount: 1, unit: 'ST' }),
    expects: 'LIKE_ALONE',
  },
  ...(['putOrderTemplateItem', 'createOrderTemplate'] as const).map((call): AccessCase => ({
    call,
    title: 'an article only another tenant has is put on no template',
    body: ({ world }) => {
      const line = { productSku: `${FOREIGN}-${world.skus[0]}`, amount: 1, unit: 'ST' };
      return call === 'createOrderTemplate'
        ? { name: 'Neu', shareable: false, orderTemplateItems: [line] }
        : line;
    },
    expects: [400, 422],
  })),
];
