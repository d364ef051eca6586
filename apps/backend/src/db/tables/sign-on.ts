import type { ColumnType } from 'kysely';

export interface AppUserTable {
  tenant: string;
  id: string;
  user_name: string;
  first_name: string;
  last_name: string;
  email: string | null;
  locale: string;
  is_enabled: boolean;
}

export interface AssignmentTable {
  tenant: string;
  user_id: string;
  customer_id: string;
  rights: string[];
  valid_from: string | null;
  valid_to: string | null;
}

export interface UserMailTable {
  tenant: string;
  user_id: string;
  kind: 'ORDER' | 'LABEL';
  mail: string;
}

export interface SessionTable {
  id_digest: string;
  tenant: string | null;
  user_id: string;
  provider_session: string | null;
  claims: JsonColumn;
  tokens: Buffer | null;
  access_expires_at: Date;
  refreshing_until: Date | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface EndedSessionTable {
  provider_session: string;
  ended_at: Date;
}

export interface EndedUserTable {
  user_id: string;
  ended_at: Date;
}

export interface LogoutTokenTable {
  id_digest: string;
  expires_at: Date;
}

export interface LoginTransactionTable {
  id_digest: string;
  state: JsonColumn;
  expires_at: Date;
}

export interface OidcRecordTable {
  model: string;
  id: string;
  payload: JsonColumn;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

export interface OidcAccountTable {
  id: string;
  user_name: string;
  password_digest: string;
  claims: JsonColumn;
}

export interface InstallationTable {
  key: string;
  value: JsonColumn;
}

/** jsonb: read as the value, written as JSON text (`JSON.stringify(value)`). */
export type JsonColumn<Value = unknown> = ColumnType<Value, string, string>;
/** jsonb that may be null. */
export type NullableJsonColumn<Value = unknown> = ColumnType<Value | null, string | null, string | null>;
