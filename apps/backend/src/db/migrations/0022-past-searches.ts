import { tenantPolicySql } from './rls-policies';

/** What users searched for, so that it is offered to them again: a few texts each, the latest. */
export const pastSearches = /* sql */ `
create table past_search (
  tenant text not null,
  user_id text not null,
  -- Folded, so that "Käse" and "kaese" are one.
  folded text not null,
  typed text not null,
  searched_at timestamptz not null,
  primary key (tenant, user_id, folded)
);
create index past_search_latest on past_search (tenant, user_id, searched_at desc);
${tenantPolicySql('past_search')}
`;
