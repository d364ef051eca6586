import { customerPolicySql } from './rls-policies';

/** The list of articles a user wants labels of, one for each customer. */
export const labels = /* sql */ `
create table label (
  tenant text not null,
  customer_id text not null,
  user_id text not null,
  sku text not null,
  added_at timestamptz not null,
  primary key (tenant, customer_id, user_id, sku)
);
${customerPolicySql('label')}
`;
