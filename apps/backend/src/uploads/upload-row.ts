import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { ImportProgress, Queries } from '../db';
import type { FileFormat, ImportKind } from '../import';

/** Where an import stands: its file arrives, waits for a node, is read; it was read; it could not be read at all. */
export type UploadState = 'UPLOADING' | 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';

/** What is sent, and by whom. */
export interface NewUpload {
  readonly tenant: TenantCode;
  readonly kind: ImportKind;
  readonly format: FileFormat;
  readonly isDry: boolean;
  readonly removesMissing: boolean;
  readonly allowsMost: boolean;
  readonly sender: string;
  readonly sendKey: string;
}

/** An import as it is stored. */
export interface Upload extends NewUpload {
  readonly id: string;
  readonly state: UploadState;
  readonly received: number;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly progress: ImportProgress;
}

const COLUMNS = sql`id, tenant, kind, format, is_dry as "isDry", removes_missing as "removesMissing",
  allows_most as "allowsMost", sender, send_key as "sendKey", state, received::float8 as received,
  created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt", progress`;

interface Row extends Omit<Upload, 'startedAt' | 'endedAt'> {
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

const uploadOf = (row: Row): Upload => ({
  ...row,
  startedAt: row.startedAt ?? undefined,
  endedAt: row.endedAt ?? undefined,
});

/** An import by its id; of others' there is nothing to see. */
export const readUpload = async (
  queries: Queries,
  id: string,
  { tenant, isKept = false }: { readonly tenant?: TenantCode | undefined; readonly isKept?: boolean } = {},
): Promise<Upload | undefined> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from import_upload
    where id = ${id}::uuid and (${tenant ?? null}::text is null or tenant = ${tenant ?? null}::text)
    ${isKept ? sql`for update` : sql``}`.execute(queries);
  return rows[0] === undefined ? undefined : uploadOf(rows[0]);
};

/** The imports of a tenant, the newest first. */
export const listUploads = async (
  queries: Queries,
  tenant: TenantCode,
  most: number,
): Promise<readonly Upload[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from import_upload where tenant = ${tenant}
    order by created_at desc, id limit ${most}`.execute(queries);
  return rows.map(uploadOf);
};

/** How many imports of a tenant are not over. */
export const countOpen = async (queries: Queries, tenant: TenantCode): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from import_upload
    where tenant = ${tenant} and state in ('UPLOADING', 'WAITING', 'RUNNING')`.execute(queries);
  return rows[0]?.open ?? 0;
};

/** Makes an import, or finds the one that was sent under the same key. */
export const ensureUpload = async (
  queries: Queries,
  id: string,
  upload: NewUpload,
  now: Date,
): Promise<Upload> => {
  const { tenant, kind, format, isDry, removesMissing, allowsMost, sender, sendKey } = upload;
  await sql`
    insert into import_upload (id, tenant, kind, format, is_dry, removes_missing, allows_most, sender, send_key, state,
      created_at)
    values (${id}::uuid, ${tenant}, ${kind}, ${format}, ${isDry}, ${removesMissing}, ${allowsMost}, ${sender},
      ${sendKey}, 'UPLOADING', ${now})
    on conflict (tenant, sender, send_key) do nothing`.execute(queries);
  const { rows } = await sql<Row>`
    select ${COLUMNS} from import_upload
    where tenant = ${tenant} and sender = ${sender} and send_key = ${sendKey} for update`.execute(queries);
  if (rows[0] === undefined) throw new Error('An import that was just made is gone');
  return uploadOf(rows[0]);
};

/** Ends an import whose file cannot be taken. */
export const failUpload = async (queries: Queries, id: string, problem: string, now: Date): Promise<void> => {
  await sql`delete from import_piece where upload = ${id}::uuid`.execute(queries);
  await sql`update import_upload set state = 'FAILED', ended_at = ${now}, progress = ${JSON.stringify({ problem })}::jsonb
    where id = ${id}::uuid`.execute(queries);
};

/** Finished imports are remembered for so long; files that were never sent to their end for two days. */
export const forgetOldUploads = async (queries: Queries, now: Date): Promise<void> => {
  await sql`
    delete from import_upload
    where created_at < ${now}::timestamptz - interval '90 days' and state in ('DONE', 'FAILED')
      or created_at < ${now}::timestamptz - interval '2 days' and state = 'UPLOADING'`.execute(queries);
};
