import { sql } from 'kysely';
import { FOREIGN } from '../seed-other-tenants';
import type { AccessCase } from '../access-case';

/** Searches kept of a user, beside which one more is too many. */
const KEPT = 30;

/** Users: their addresses, their language, what they searched for. */
export const USER_CASES: readonly AccessCase[] = [
  {
    call: 'emailLabels',
    title: 'labels are mailed to the addresses of the caller only',
    arrange: ({ queries }) => sql`delete from jobs.job where name = 'label-mail'`.execute(queries),
    expects: [204],
    after: async ({ queries }) => {
      const { rows } = await sql<{ address: string }>`
        select data->>'address' as address from jobs.job where name = 'label-mail'`.execute(queries);
      const foreign = rows.filter(({ address }) => address.includes(FOREIGN));
      return rows.length > 0 && foreign.length === 0 ? [] : [`mails to ${JSON.stringify(rows)}`];
    },
  },
  ...(
    [
      ['a token is over with the session behind it', 'own-session', '2200-01-01', [401]],
      [
        'a session that ended before the token was given out ends nothing',
        'own-session',
        '2000-01-01',
        [200],
      ],
      ['the end of another session ends nothing', 'another-session', '2200-01-01', [200]],
    ] as const
  ).map(([title, session, endedAt, expects]): AccessCase => ({
    call: 'getCurrentUser',
    title,
    arrange: ({ queries }) =>
      sql`
          insert into ended_session (provider_session, ended_at)
          values (${session}, ${endedAt})`.execute(queries),
    as: () => ({ providerSession: 'own-session' }),
    expects,
  })),
  {
    call: 'getLabelSkus',
    title: 'who names no customer acts for the only one, behind the second wall as well',
    parameters: () => ({ customerId: undefined }),
    expects: [200],
    after: async ({ queries, rights }) => {
      const { rows } = await sql<{ entered: string }>`
        select current_setting('shop.customer', true) as entered`.execute(queries);
      const entered = String(rows[0]?.entered);
      return entered === rights.world.customerId ? [] : [`entered ${entered}`];
    },
  },
  {
    call: 'putUserData',
    title: 'addresses that are set replace the own ones only',
    body: () => ({ labelmails: ['new@kitchen.example'], ordermails: ['new@kitchen.example'] }),
    expects: [200],
  },
  ...(['deleteOrderMail', 'deleteLabelMail'] as const).map((call): AccessCase => ({
    call,
    title: 'an address others keep as well stays theirs',
    arrange: ({ queries, rights }) =>
      sql`
          insert into user_mail (tenant, user_id, kind, mail)
          select w.tenant, w.user_id, kind, 'same@kitchen.example'
          from unnest(array['ORDER', 'LABEL']) kind,
            (values ('AZ', ${rights.userId}), ('GM', ${rights.userId}), ('AZ', ${`id-${FOREIGN}`})) as w (tenant, user_id)
          on conflict do nothing`.execute(queries),
    parameters: () => ({ mail: 'same@kitchen.example' }),
    expects: [200, 204],
  })),
  {
    call: 'putLocale',
    title: 'a language is chosen for the caller, and not for who is called the same in another tenant',
    body: (_, plain) => JSON.parse(JSON.stringify(plain).replaceAll('de-AT', 'en-GB')) as unknown,
    expects: [204],
  },
  {
    call: 'completeProducts',
    title: 'what others searched for is offered to nobody else',
    arrange: ({ queries, rights }) =>
      sql`delete from past_search where tenant = 'AZ' and user_id = ${rights.userId}`.execute(queries),
    body: ({ world }, plain) =>
      JSON.parse(JSON.stringify(plain).replaceAll(`Bergkäse ${world.mark}`, 'Berg')) as unknown,
    expects: 'LIKE_ALONE',
  },
  {
    call: 'searchProducts',
    title: 'the oldest search is forgotten of the caller, and of nobody else',
    arrange: async ({ queries, rights }) => {
      await sql`delete from past_search`.execute(queries);
      // Those of others are called the same, and came later.
      await sql`
        insert into past_search (tenant, user_id, folded, typed, searched_at)
        select w.tenant, w.user_id, 's' || n, 's' || n,
          now() - interval '2 days' + (w.place * 100 + n) * interval '1 minute'
        from generate_series(1, ${KEPT}) n,
          (values ('AZ', ${rights.userId}, 0), ('GM', ${rights.userId}, 1), ('AZ', ${`${FOREIGN}-user`}, 2))
            as w (tenant, user_id, place)`.execute(queries);
    },
    expects: [200],
    after: async ({ queries, rights }) => {
      const { rows } = await sql<{ own: boolean; count: number }>`
        select tenant = 'AZ' and user_id = ${rights.userId} as own, count(*)::integer as count
        from past_search group by 1`.execute(queries);
      const [own, others] = [rows.find((row) => row.own)?.count, rows.find((row) => !row.own)?.count];
      return own === KEPT && others === 2 * KEPT
        ? []
        : [`keeps ${String(own)} and ${String(others)} of others`];
    },
  },
];
