import type { Generated } from 'kysely';
import type { JsonColumn } from './sign-on';

export interface ImportSeenTable {
  run: string;
  key: string;
  /** Below 0: the line was refused. */
  line: number;
  noted_at: Generated<Date>;
}

/** How far an import is and what it did. */
export interface ImportProgress {
  readonly lines?: number | undefined;
  readonly created?: number | undefined;
  readonly changed?: number | undefined;
  readonly unchanged?: number | undefined;
  readonly refused?: number | undefined;
  /** What was taken away because the file does not name it. */
  readonly removed?: number | undefined;
  /** Why nothing was taken away although it was asked for. */
  readonly notRemoved?: string | undefined;
  readonly encoding?: string | undefined;
  /** Why the file as a whole was not read. */
  readonly problem?: string | undefined;
  /** What whoever imports has to know besides: who gets a notification. */
  readonly notes?: readonly string[] | undefined;
}

export interface ImportUploadTable {
  id: string;
  tenant: string;
  kind: string;
  format: string;
  is_dry: boolean;
  removes_missing: boolean;
  allows_most: boolean;
  sender: string;
  send_key: string;
  state: string;
  received: Generated<string>;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  progress: JsonColumn<ImportProgress>;
}

export interface ImportPieceTable {
  upload: string;
  starts_at: number | string;
  bytes: Buffer;
}

export interface ImportRefusalTable {
  upload: string;
  position: number;
  line: number;
  reason: string;
}
