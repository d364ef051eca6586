import { attachedUrlSchema as attached } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { FOREIGN } from '../seed-other-tenants';
import type { CaseWorld, AccessCase } from '../access-case';

/** Takes the caller's own rows away, so that only those of others could count. */
const ownGone =
  (table: 'notification_preference' | 'notification_read') =>
  async ({ queries, rights }: CaseWorld): Promise<void> => {
    await queries.deleteFrom(table).where('tenant', '=', 'AZ').where('user_id', '=', rights.userId).execute();
  };

const READING = ['getNotifications', 'getUnreadNotificationCount'] as const;

/** Takes the files of notifications away in the own tenant, and where they are looked for instead. */
const withoutFile =
  (attachedUrl: string) =>
  async ({ queries }: CaseWorld): Promise<void> => {
    await sql`delete from notification_file where tenant = 'AZ'`.execute(queries);
    await sql`
      update notification set doc = doc #- '{de-AT,attachedUrl}' || jsonb_build_object('de-AT',
        (doc->'de-AT') - 'attachedUrl' || ${attachedUrl}::jsonb)`.execute(queries);
  };

/** Opens an address without any token, as a browser does. */
const open = async ({ shop }: CaseWorld, url: string): Promise<number> =>
  (await shop.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode;

/** Notifications: for whom they are, who wants them and who has read them. */
export const NOTIFICATION_CASES: readonly AccessCase[] = [
  {
    call: 'getNotificationPreferences',
    title: 'what others want is not what the caller wants',
    arrange: async (world) => {
      await ownGone('notification_preference')(world);
      await sql`update notification_preference set channels = '{}'`.execute(world.queries);
    },
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getPushSettings',
    title: 'devices of others are none of the caller’s',
    arrange: async ({ queries, rights }) => {
      await queries
        .deleteFrom('push_subscription')
        .where('tenant', '=', 'AZ')
        .where('user_id', '=', rights.userId)
        .execute();
      if (rights.others === undefined) return;
      await sql`
        insert into push_subscription (tenant, id, user_id, endpoint, p256dh, auth, created_at)
        values ('AZ', 'another', ${`${FOREIGN}-user`}, 'https://push.example/another', '', '', now())`.execute(
        queries,
      );
    },
    expects: 'LIKE_ALONE',
  },
  {
    call: 'deletePushSubscription',
    title: 'a device of somebody else goes on being told',
    arrange: async ({ queries, rights }) => {
      await sql`update push_subscription set user_id = ${`${FOREIGN}-user`} where tenant = 'AZ'
        and user_id = ${rights.userId}`.execute(queries);
    },
    expects: [204],
    after: async ({ queries }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from push_subscription
        where tenant = 'AZ' and user_id = ${`${FOREIGN}-user`}`.execute(queries);
      return rows[0]?.count === 1 ? [] : ['The device is gone'];
    },
  },
  ...READING.flatMap((call): readonly AccessCase[] => [
    {
      call,
      title: 'what others do not want is shown all the same',
      arrange: async (world) => {
        await ownGone('notification_preference')(world);
        await sql`update notification_preference set channels = '{}'`.execute(world.queries);
        await sql`update notification set is_important = false where tenant = 'AZ'`.execute(world.queries);
        if (world.rights.others === undefined) return;
        await sql`
          insert into notification_preference (tenant, user_id, type_id, channels)
          select distinct 'AZ', ${`${FOREIGN}-user`}, type_id, '{}'::text[] from notification`.execute(
          world.queries,
        );
      },
      expects: 'LIKE_ALONE',
    },
    {
      call,
      title: 'what others have read is unread all the same',
      arrange: async (world) => {
        await ownGone('notification_read')(world);
        if (world.rights.others === undefined) return;
        await sql`
          insert into notification_read (tenant, user_id, notification_id)
          select 'AZ', ${`${FOREIGN}-user`}, id from notification where tenant = 'AZ'`.execute(world.queries);
      },
      expects: 'LIKE_ALONE',
    },
  ]),
  {
    call: 'getNotificationAttachmentUrl',
    title: 'what another tenant attached is not what this one did',
    arrange: withoutFile('{"attachedUrl":{"url":"/kontakt"}}'),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getNotificationAttachmentUrl',
    title: 'nothing is where nothing is attached',
    arrange: withoutFile('{}'),
    expects: [404],
  },
  {
    call: 'getNotificationAttachmentUrl',
    title: 'the address of a file opens it as it was signed, and while this tenant has it',
    expects: [200],
    after: async (world, { text }) => {
      const { url } = attached.parse(JSON.parse(text));
      const statuses = [
        await open(world, url),
        await open(world, url.replace(/reader=[^&]*/, 'reader=id-somebody')),
        await open(world, url.replace(/signature=.{4}/, 'signature=AAAA')),
      ];
      await world.queries.deleteFrom('notification_file').where('tenant', '=', 'AZ').execute();
      statuses.push(await open(world, url));
      return statuses.join() === '200,404,404,404' ? [] : [`opens files: ${statuses.join()}`];
    },
  },
  ...(
    [
      ['who acts for a customer reads what is for it', undefined, [200]],
      ['who acted for a customer once reads nothing more of what is for it', 'former', [404]],
      ['who will act for a customer reads nothing yet of what is for it', 'coming', [404]],
    ] as const
  ).map(([title, who, expects]): AccessCase => ({
    call: 'getNotification',
    title,
    arrange: ({ queries, rights }) =>
      queries
        .updateTable('notification')
        .set({ target_customers: [rights.world.customerId] })
        .where('tenant', '=', 'AZ')
        .where('id', '=', `n${rights.world.mark}`)
        .execute(),
    ...(who !== undefined && { as: ({ lapsed }) => ({ userId: lapsed[who] }) }),
    expects,
  })),
  ...(['getNotification', 'getNotificationAttachmentUrl', 'markNotificationsRead'] as const).map(
    (call): AccessCase => ({
      call,
      title: 'acting for a customer in another tenant opens nothing here',
      arrange: ({ queries, rights }) =>
        sql`
          insert into assignment (tenant, user_id, customer_id, rights)
          values ('GM', ${rights.userId}, ${rights.others?.customerId ?? ''}, '{}')`.execute(queries),
      parameters: ({ world }) => ({ notificationId: `${FOREIGN}-n${world.mark}` }),
      ...(call === 'markNotificationsRead' && { body: ({ world }) => [`${FOREIGN}-n${world.mark}`] }),
      expects: [404],
    }),
  ),
];
