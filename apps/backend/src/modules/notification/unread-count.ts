import { sql } from 'kysely';
import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';

/**
 * How many published notifications the user has not read: those for everybody and those for the customer acted for;
 * while none is chosen, for any of the user's customers.
 */
export const unreadCount = async (
  queries: Queries,
  { tenant, caller, customer, now, today }: CallRequest<'getUnreadNotificationCount'>,
): Promise<number> => {
  const acting = customer?.id ?? null;
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread
    from notification n
    where n.tenant = ${tenant}
      and n.published_at <= ${now}
      and (
        cardinality(n.target_customers) = 0
        or ${acting}::text = any(n.target_customers)
        or (${acting}::text is null and exists (
          select from assignment a
          where a.tenant = ${tenant} and a.user_id = ${caller.userId} and a.customer_id = any(n.target_customers)
            and (a.valid_from is null or a.valid_from <= ${today}::date)
            and (a.valid_to is null or a.valid_to >= ${today}::date)))
      )
      and not exists (
        select from notification_read r
        where r.tenant = n.tenant and r.user_id = ${caller.userId} and r.notification_id = n.id)`.execute(
    queries,
  );
  return rows[0]?.unread ?? 0;
};
