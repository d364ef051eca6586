import { sql, type RawBuilder } from 'kysely';
import type { AuthenticatedUser } from '../../access';

/** Who reads notifications, for which customer, and when. */
export interface NotificationReader {
  readonly caller: Pick<AuthenticatedUser, 'tenant' | 'userId'>;
  /** Only those for this customer and for everybody; missing: for any of the user's customers. */
  readonly customerId: string | undefined;
  readonly now: Date;
  /** Today in Vienna: assignments have a validity. */
  readonly today: string;
}

/** Whether the user acts for a customer today. */
const actsFor = (
  { caller: { tenant, userId }, today }: NotificationReader,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from assignment a
  where a.tenant = ${tenant} and a.user_id = ${userId} and ${condition}
    and (a.valid_from is null or a.valid_from <= ${today}::date)
    and (a.valid_to is null or a.valid_to >= ${today}::date))`;

/** Condition on `notification n`: it is out, not over, and meant for the reader. */
export const isAddressedTo = (reader: NotificationReader): RawBuilder<boolean> => {
  const { caller, customerId, now } = reader;
  const isTarget =
    customerId === undefined
      ? actsFor(reader, sql`a.customer_id = any(n.target_customers)`)
      : sql<boolean>`${customerId}::text = any(n.target_customers)`;
  return sql<boolean>`(n.tenant = ${caller.tenant}
    and n.published_at <= ${now}
    and (n.valid_to is null or n.valid_to > ${now})
    and (cardinality(n.target_customers) = 0 or ${isTarget}))`;
};

/**
 * Condition on `notification n`: it is addressed to the reader and wanted in the shop. What is urgent is shown whatever
 * the reader wants: a recall reaches everybody.
 */
export const isShownTo = (reader: NotificationReader): RawBuilder<boolean> => sql<boolean>`(
  ${isAddressedTo(reader)}
  and (n.is_important or not exists (
    select from notification_preference p
    where p.tenant = n.tenant and p.user_id = ${reader.caller.userId} and p.type_id = n.type_id
      and not 'WEBSHOP' = any(p.channels))))`;

/** Condition on `notification n`: the reader has not read it. */
export const isUnreadBy = ({ caller }: NotificationReader): RawBuilder<boolean> => sql<boolean>`not exists (
  select from notification_read r
  where r.tenant = n.tenant and r.user_id = ${caller.userId} and r.notification_id = n.id)`;

/** Those of a notification's customers the reader may know of: the others are none of a competitor's business. */
export const knownTargets = (reader: NotificationReader): RawBuilder<readonly string[]> => sql`array(
  select target from unnest(n.target_customers) with ordinality as one (target, place)
  where ${
    reader.customerId === undefined
      ? actsFor(reader, sql`a.customer_id = target`)
      : sql`target = ${reader.customerId}::text`
  }
  order by place)`;
