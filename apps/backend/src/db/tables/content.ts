import type { JsonColumn } from './sign-on';

/** A piece of content by language; a missing English one shows German, marked as such. */
export interface BodiesByLocale {
  readonly 'de-AT': unknown;
  readonly 'en-GB'?: unknown;
}

export interface ContentEntryTable {
  id: string;
  scope: string;
  kind: string;
  slug: string;
  created_at: Date;
}

export interface ContentVersionTable {
  entry_id: string;
  version: number;
  state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  valid_from: Date | null;
  valid_to: Date | null;
  is_for_signed_in: boolean;
  targets: string[];
  bodies: JsonColumn<BodiesByLocale>;
  created_at: Date;
  created_by: string;
}

export interface ContentFileTable {
  id: string;
  scope: string;
  file_name: string;
  media_type: string;
  bytes: Buffer;
  created_at: Date;
}
