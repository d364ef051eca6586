import { newQueue } from './new-queue';
import { customerPolicySql } from './rls-policies';

/** Labels on their way by mail, as they were when they were asked for: one mailing, and a job for each address. */
export const labelMailings = /* sql */ `
create table label_mailing (
  tenant text not null,
  customer_id text not null,
  id text not null,
  created_at timestamptz not null,
  locale text not null,
  -- What is printed, as the renderer takes it.
  sheet jsonb not null,
  primary key (tenant, customer_id, id)
);
create index label_mailing_by_age on label_mailing (tenant, customer_id, created_at);
${customerPolicySql('label_mailing')}
${newQueue('label-mail')}
`;
