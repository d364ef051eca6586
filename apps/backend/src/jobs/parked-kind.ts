import { sql } from 'kysely';

/** What a parked job was, by its column `data`: the queue does not keep its kind, and older releases did not say it. */
export const PARKED_KIND = sql<string>`case
  when data ? 'kind' then data->>'kind'
  when data ? 'orderId' and data ? 'address' then 'confirmation-mail'
  when data ? 'orderId' then 'hand-over'
  when data ? 'mailingId' then 'label-mail'
  when data ? 'submissionId' and exists (
    select from form_submission s where s.tenant = data->>'tenant' and s.id = data->>'submissionId' and s.doc->>'kind' = 'SIGN_UP'
  ) then 'crm-sign-up'
  when data ? 'submissionId' then 'form-mail'
  when data ? 'userId' then 'notification-mail'
  else 'notification' end`;
