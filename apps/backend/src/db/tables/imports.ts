import type { Generated } from 'kysely';

export interface ImportSeenTable {
  run: string;
  key: string;
  /** Below 0: the line was refused. */
  line: number;
  noted_at: Generated<Date>;
}
