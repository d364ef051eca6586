import { sql } from 'kysely';
import type { Queries } from '../../db';

/** Who gets a notification. */
export interface NotificationReaders {
  /** Customers it is for. */
  readonly customers: number;
  /** Users who find it in the shop. */
  readonly inShop: number;
  readonly byMail: number;
  /** Names of those who find it in the shop, the first of them; "by e-mail" stands behind who is written to as well. */
  readonly names: readonly string[];
}

interface Row {
  readonly customers: number;
  readonly inShop: number;
  readonly byMail: number;
  readonly names: readonly string[] | null;
}

/**
 * Who gets a notification that is stored: users who act today for a customer it is for, by the channels they want its
 * type by. What is urgent is shown to all of them.
 *
 * @param most as many names are told
 */
export const readersOf = async (
  queries: Queries,
  { tenant, id, today }: { readonly tenant: string; readonly id: string; readonly today: string },
  most: number,
): Promise<NotificationReaders> => {
  const { rows } = await sql<Row>`
    with n as (select * from notification where tenant = ${tenant} and id = ${id}),
    target as (
      select c.id from customer c, n
      where c.tenant = ${tenant} and (cardinality(n.target_customers) = 0 or c.id = any(n.target_customers))
    ),
    reader as (
      select u.user_name,
        n.is_important or p.channels is null or 'WEBSHOP' = any(p.channels) as in_shop,
        coalesce('EMAIL' = any(p.channels), false) and u.email <> '' as by_mail
      from app_user u
      cross join n
      left join notification_preference p on p.tenant = u.tenant and p.user_id = u.id and p.type_id = n.type_id
      where u.tenant = ${tenant} and u.is_enabled and exists (
        select from assignment a
        where a.tenant = u.tenant and a.user_id = u.id and a.customer_id in (select target.id from target)
          and (a.valid_from is null or a.valid_from <= ${today}::date)
          and (a.valid_to is null or a.valid_to >= ${today}::date))
    )
    select (select count(*) from target)::int as customers,
      (count(*) filter (where in_shop))::int as "inShop",
      (count(*) filter (where by_mail))::int as "byMail",
      (array_agg(user_name || case when by_mail then ' (also by e-mail)' else '' end order by user_name)
        filter (where in_shop))[1:${sql.lit(most)}] as names
    from reader`.execute(queries);
  const { customers = 0, inShop = 0, byMail = 0, names } = rows[0] ?? {};
  return { customers, inShop, byMail, names: names ?? [] };
};
