import { newQueue } from './new-queue';

/** Filled-in forms on their way to who reads them, and the captcha tokens that were used up. */
export const forms = /* sql */ `
-- A request puts rows in and reads none; they are cleared away after a while.
create table form_submission (
  tenant text not null,
  id text not null,
  -- What was sent, as the mail says it.
  doc jsonb not null,
  created_at timestamptz not null,
  primary key (tenant, id)
);
create index form_submission_by_age on form_submission (created_at);

-- A token opens one form once, on whichever node.
create table captcha_use (
  token_digest text primary key,
  expires_at timestamptz not null
);
create index captcha_use_by_end on captcha_use (expires_at);

grant insert on form_submission to shop_app;
alter table form_submission enable row level security;
create policy form_submission_of_tenant on form_submission to shop_app
  using (tenant = (select current_setting('shop.tenant', true)));
grant select, insert on captcha_use to shop_app;
${newQueue('form-mail')}
${newQueue('crm-sign-up')}
`;
