/** Users, what they may do for whom, their sessions, and the records of the embedded sign-on service. */
export const signOn = /* sql */ `
create table app_user (
  tenant text not null,
  id text not null,
  user_name text not null,
  first_name text not null default '',
  last_name text not null default '',
  email text,
  locale text not null default 'de-AT',
  is_enabled boolean not null default true,
  primary key (tenant, id)
);
create unique index app_user_name on app_user (tenant, lower(user_name));

-- Who acts for which customer (one record each, with rights and validity); this decides, never the token's hint.
create table assignment (
  tenant text not null,
  user_id text not null,
  customer_id text not null,
  rights text[] not null default '{ORDER,SEE_PRICES,INVOICES}',
  valid_from date,
  valid_to date,
  primary key (tenant, user_id, customer_id)
);
create index assignment_of_customer on assignment (tenant, customer_id);

create table user_mail (
  tenant text not null,
  user_id text not null,
  kind text not null check (kind in ('ORDER', 'LABEL')),
  mail text not null,
  primary key (tenant, user_id, kind, mail)
);

-- The session id is stored as a digest only: whoever reads the table cannot sign on with it.
create table session (
  id_digest text primary key,
  tenant text,
  user_id text not null,
  provider_session text,
  claims jsonb not null,
  -- Access, refresh and id token, encrypted with a key from the settings.
  tokens bytea,
  access_expires_at timestamptz not null,
  -- Who fetches a new access token says until when; all others wait for it.
  refreshing_until timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_expiry on session (expires_at);
create index session_provider on session (provider_session);

-- Sessions of the sign-on service that ended before their access tokens did.
create table ended_session (
  provider_session text primary key,
  ended_at timestamptz not null
);

create table login_transaction (
  id_digest text primary key,
  state jsonb not null,
  expires_at timestamptz not null
);

-- Storage of the embedded sign-on service (development and demonstration only).
create table oidc_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_record_grant on oidc_record (grant_id);
create index oidc_record_uid on oidc_record (uid);

create table oidc_account (
  id text primary key,
  user_name text not null unique,
  password_digest text not null,
  claims jsonb not null
);

create table installation (
  key text primary key,
  value jsonb not null
);
`;
