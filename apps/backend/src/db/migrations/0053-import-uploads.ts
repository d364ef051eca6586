import { newQueue } from './new-queue';

/**
 * Imports that come over the network or from a watched folder: the file in pieces until it is read, how far it is, what
 * was refused. Only the house itself reaches them; requests have no right to the tables.
 */
export const importUploads = /* sql */ `
create table import_upload (
  id uuid primary key,
  tenant text not null,
  kind text not null,
  format text not null,
  is_dry boolean not null,
  removes_missing boolean not null,
  allows_most boolean not null,
  -- Which machine sent it, and under which key: sent again it is the same.
  sender text not null,
  send_key text not null,
  state text not null,
  received bigint not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  progress jsonb not null default '{}',
  unique (tenant, sender, send_key)
);
create index import_upload_by_time on import_upload (tenant, created_at desc, id);

create table import_piece (
  upload uuid not null references import_upload on delete cascade,
  starts_at bigint not null,
  bytes bytea not null,
  primary key (upload, starts_at)
);

create table import_refusal (
  upload uuid not null references import_upload on delete cascade,
  position integer not null,
  line integer not null,
  reason text not null,
  primary key (upload, position)
);
alter table import_upload enable row level security;
alter table import_piece enable row level security;
alter table import_refusal enable row level security;
${newQueue('import')}
`;
