import { sql } from 'kysely';

/** What a parked job was, by its column `data`: the queue does not keep its kind. */
export const PARKED_KIND = sql<string>`case
  when data ? 'orderId' and data ? 'address' then 'confirmation-mail'
  when data ? 'orderId' then 'hand-over'
  when data ? 'mailingId' then 'label-mail'
  when data ? 'submissionId' then 'form-mail'
  when data ? 'userId' then 'notification-mail'
  else 'notification' end`;
