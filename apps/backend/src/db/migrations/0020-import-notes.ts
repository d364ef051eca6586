/**
 * Which keys an import has seen, so that its memory does not grow with its file. Nothing is lost with them: an import that
 * ends half-way is run again. Requests have no right to the table.
 */
export const importNotes = `
create unlogged table import_seen (
  run uuid not null,
  key text not null,
  line integer not null,
  noted_at timestamptz not null default now(),
  primary key (run, key)
);
alter table import_seen enable row level security;
`;
