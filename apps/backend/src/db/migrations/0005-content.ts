/** The embedded content store. */
export const content = /* sql */ `
create table content_entry (
  id uuid not null primary key,
  -- A tenant code, a group's main code, or 'GROUP' for all.
  scope text not null,
  -- startpage, page, header, footer, custom-footer, contacts, job, form, promotion.
  kind text not null,
  -- Path of a page or job without slashes at its ends, key of a form or promotion; empty for all else.
  slug text not null default '',
  created_at timestamptz not null,
  unique (scope, kind, slug)
);

create table content_version (
  entry_id uuid not null references content_entry (id) on delete cascade,
  version integer not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  valid_from timestamptz,
  valid_to timestamptz,
  is_for_signed_in boolean not null default false,
  -- Where a promotion is shown: category:{id}, category:*, search:{term in comparable letters}, search:*, essence.
  targets text[] not null default '{}',
  -- { "de-AT": {…}, "en-GB": {…} }, the wire's content by language.
  bodies jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  -- A version is never changed but withdrawn; the newest published one within its time counts.
  primary key (entry_id, version)
);

create table content_file (
  id uuid primary key,
  scope text not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);
`;
